import ICAL from 'ical.js';

/** The one event of a calendar file, read as a calendar reads it. */
export function calendarEventOf(content: string) {
  const component = new ICAL.Component(ICAL.parse(content));
  const vevent = component.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(vevent);
  return {
    method: component.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    status: vevent.getFirstPropertyValue('status'),
  };
}

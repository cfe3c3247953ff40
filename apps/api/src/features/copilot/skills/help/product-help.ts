import { listAdministrators } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Skill } from '../../request/skill-input.ts';

const ABOUT_PRODUCT =
  /\b(?:password|log ?out|sign ?out|my (?:account|profile|picture|photo|name|e ?mail|time ?zone|language)|dark mode|text size|font|notifications?|reminders?|install|offline|(?:without|no) (?:a |an |any )?(?:internet|network|signal|wifi|connection|reception)|settings|snap points?|leaderboard|leagues?|streak|freezes?|badges?|certificates?|this app|this (?:platform|site|page|program)|snapwell|in charge|admins?|administrators?|runs (?:this|it|the)|invite|join|leave (?:this|the) organi[sz]ation|microphone|(?:turn|switch|mute|use|start|hear)\b.{0,20}\b(?:voice|sounds?)|(?:voice|sounds?) (?:on|off)|daily set|five minutes|reviews?|(?:old )?(?:questions?|cards?) (?:keep|come|pop|return)\w*|(?:get|earn|have) (?:anything|something|points?|a reward) (?:for|from)|in (?:my|another|other|a different) languages?)\b/;
const ASKS_HOW =
  /\b(?:why (?:do|does) (?:old )?(?:questions?|cards?)|(?<!what )do (?:i|we) (?:get|earn)|how (?:often|do|can|could|to|does|is|are|did)|where (?:do|can|is|are|does)|what (?:is|are|does|happens)|who (?:is|are|runs|can|do)|can i|could i|is there|may i|i (?:want|would like|need) (?:to|a)|change|forgot|turn (?:on|off)|switch)\b/;

const SURELY_PRODUCT =
  /\b(?:this (?:app|platform|site|website)|snapwell|my account|(?:log|sign) ?(?:in|out)(?: here)?$|in (?:my|the) settings|your (?:drawer|panel))\b/;

interface Help {
  readonly about: RegExp;
  readonly text: string;
}

/** What people ask about the product, with what they find where. The first that fits answers. */
const HELP: readonly Help[] = [
  {
    about: /\b(?:change|forgot(?:ten)?|reset|new|lost|set|my)\b.{0,25}\bpassword\b/,
    text: "Press your picture at the top, then **Settings**: under **Signing in** you change your password. If you've forgotten it, sign out and choose **Forgot password?** on the sign-in page; a link comes by e-mail.",
  },
  {
    about: /\b(?:my (?:name|picture|photo|profile|e ?mail)|profile (?:picture|photo)|change my)\b/,
    text: 'Press your picture at the top, then **Settings**: under **You** you change your name and your picture, under **Signing in** your e-mail.',
  },
  {
    about: /\bfreezes?\b/,
    text: 'A **streak freeze** keeps your streak alive on a day that you miss: it is used by itself, one for each missed day, as long as you hold one. You see how many you hold beside your streak; ask me "do I have a freeze left".',
  },
  {
    about: /\bstreak\b/,
    text: 'A **streak** counts the days in a row on which you were here and learned. It pays bonus points on the way, and a freeze saves it on a day that you miss. You see it at the top of your home screen.',
  },
  {
    about:
      /\bsnap points?\b|\b(?:earn|get|collect|make) (?:more )?points\b|\bpoints (?:for|work|count)\b|\b(?:get|earn|have) (?:anything|something|a reward) (?:for|from)\b/,
    text: 'You earn **snap points** for lessons you finish, quizzes you pass, reviews, your daily set and your streak. They decide your place on the leaderboard; they cost nothing and cannot be lost by learning.',
  },
  {
    about: /\bleagues?\b/,
    text: 'In a **weekly league** you are with some others of about your pace: the first move up at the end of the week, the last down. You can stay out of it under your settings.',
  },
  {
    about: /\b(?:leaderboard|hide my name|ranking)\b/,
    text: 'The **leaderboard** shows who earned most snap points this week, this month and in all. You can hide your name on it in your **Settings**.',
  },
  {
    about: /\bbadges?\b/,
    text: 'A **badge** is given once for something you reached: items finished, days in a row, a quiz without a mistake, points. All of them, and how far you are, stand on your own page.',
  },
  {
    about: /\bcertificates?\b/,
    text: 'A **certificate** comes with the end of a course that gives one. You find yours on your own page, to download and to share.',
  },
  {
    about:
      /\b(?:a|my|the|due|of|many|these|those|what are|do) reviews?\b(?! (?:something|it|this|that|what))|^reviews?\b|\breviews (?:work|come|count)\b|\b(?:questions?|cards?) (?:keep|come|pop|return)/,
    text: 'A **review** asks you again what you answered or kept, shortly before you would forget it. What is due stands under **Reviews** on your home screen.',
  },
  {
    about: /\b(?:daily set|five minutes)\b/,
    text: "**Today's five minutes** are a few reviews, your next lesson and one new thing, chosen for you each day. They stand on your home screen and pay extra when you finish them.",
  },
  {
    about: /\b(?:notifications?|reminders?)\b/,
    text: 'In your **Settings** you choose whether and at which hour you are reminded, by e-mail or on your device. Every e-mail has a link that ends it.',
  },
  {
    about: /\b(?:dark mode|text size|font|contrast|sounds?)\b/,
    text: 'Press your picture at the top, then **Settings**: under **Appearance** you choose light or dark, under **Sound** you turn sounds on or off. The size of the text follows your browser.',
  },
  {
    about: /\b(?:languages?|german|time ?zone)\b/,
    text: 'In your **Settings** you choose your language, under **You**, and when your day begins.',
  },
  {
    about:
      /\b(?:install|offline|without (?:a |an |any )?(?:internet|network|signal|wifi|wi fi|connection|reception)|no (?:internet|network|signal|wifi|connection|reception))\b/,
    text: 'Your browser can install this as an app ("Add to home screen" or the install sign in the address bar). What you read last then opens without a network, and what you do is sent when you are back.',
  },
  {
    about: /\b(?:delete|export|close)\b.*\b(?:account|data)\b|\bmy account\b/,
    text: 'In your **Settings**, under **Your data**, you can download what is kept about you, and delete your account. What belongs to your organization, ask its administrator.',
  },
  {
    about: /\b(?:log|sign) ?out\b/,
    text: 'Press your picture at the top, then **Log Out**.',
  },
  {
    about: /\b(?:invite|join|leave)\b/,
    text: 'Your organization decides who may join: by a link, a code or an invitation. All of yours stand on one page, where you can also leave them: ask me "how do I switch organization", and I show you the way.',
  },
  {
    about: /\b(?:microphone|voice)\b/,
    text: 'Press the microphone beside the line you type in, where voice is on; your browser asks once whether it may listen.',
  },
];

const WHO_RUNS =
  /\bwho\b.{0,20}\b(?:runs?|in charge|admins?|administrators?|responsible|manages?|owns?)\b.{0,30}\b(?:this|here|it|the (?:app|platform|site|place|organi[sz]ation|learning)|snapwell|us)\b|\bwho (?:is|are) (?:the |my |our )?(?:admins?|administrators?)\b|\bwhom? (?:do|can|should) i (?:ask|contact|write to|tell) (?:about|if|when)? ?(?:this|the) (?:app|platform|site|account)\b/;

/** How passwords are kept safe is taught. */
const TAUGHT_OF_PASSWORDS =
  /^(?=.*\bpasswords?\b).*\b(?:how (?:often|long)|every|days|weeks|months|when (?:do|should|must)|still|why|strong|safe|good|share|shared|tell|reuse|same)\b/;

/** What answers a question about the product itself; null when it is about something else. `text` is spelt out. */
export function helpWith(text: string): Skill | null {
  if (WHO_RUNS.test(text)) return sayWhoRuns;
  if (!ABOUT_PRODUCT.test(text) || !ASKS_HOW.test(text) || TAUGHT_OF_PASSWORDS.test(text)) return null;
  const help = HELP.find(({ about }) => about.test(text));
  // What is surely about the product is never looked up in lessons.
  if (!help) return SURELY_PRODUCT.test(text) ? sayHelpWith : null;
  return async ({ writer }) => {
    writer.write({ content: help.text });
    return {};
  };
}

/** Whether there is something to tell about the product in these words. */
export const isAboutProduct = (question: string): boolean => {
  const text = question.toLowerCase();
  return (
    WHO_RUNS.test(text) || HELP.some(({ about }) => about.test(text)) || /\b(?:app|platform|site|snapwell)\b/.test(text)
  );
};

const ANYTHING =
  'I don\'t know my way around that. Press your picture at the top for your **Settings**. Those who run your organization can help with the rest: ask me "who runs this here".';

/** The same for what is known to be about the product, in whatever words. */
export const sayHelpWith: Skill = async (input) => {
  const text = input.request.question.toLowerCase();
  if (WHO_RUNS.test(text)) return sayWhoRuns(input);
  input.writer.write({ content: HELP.find(({ about }) => about.test(text))?.text ?? ANYTHING });
  return {};
};

/** Whoever runs the organization is named to its members, as its portal does. */
const sayWhoRuns: Skill = async ({ world, request, writer }) => {
  const people = await inOrganization(world.db, request.caller.orgId, listAdministrators);
  const names = people.map(({ displayName }) => displayName).filter(Boolean);
  writer.write({
    content:
      names.length === 0
        ? `${request.organization.name} has no administrator at the moment. The portal of your organization says whom to ask.`
        : `${request.organization.name} is run by **${new Intl.ListFormat('en').format(names.slice(0, 5))}**. They can help with your account, with courses and with whatever is wrong here.`,
  });
  return {};
};

/** What the words of one's own record name. A word can name several things; what stands beside it decides. */
export type Concept =
  | 'points'
  | 'score'
  | 'rank'
  | 'streak'
  | 'freeze'
  | 'badge'
  | 'certificate'
  | 'review'
  | 'due'
  | 'assigned'
  | 'wrong'
  | 'quiz'
  | 'result'
  | 'finish'
  | 'learn'
  | 'left'
  | 'next'
  | 'last'
  | 'amount'
  | 'time'
  | 'today'
  | 'week'
  | 'compare'
  | 'lesson'
  | 'course';

const NAMES: Readonly<Record<Concept, string>> = {
  points: 'point points xp balance snap',
  score: 'score scores scored',
  rank: 'rank ranks ranked ranking rankings leaderboard board place placed position spot standing league table ahead climbed climb rival rivals others everybody everyone competition top',
  streak: 'streak streaks row straight run chain daily',
  freeze: 'freeze freezes frozen protected protect',
  badge:
    'badge badges medal medals trophy trophies award awards awarded achievement achievements unlocked unlock prize prizes',
  certificate: 'certificate certificates certified diploma diplomas certification',
  review:
    'review reviews repeat repeats repeating repetition repetitions revise revision refresh refresher brush cards card flashcards relearn again waiting rehearse',
  due: 'due overdue late deadline deadlines owe outstanding',
  assigned:
    'assigned assignment assignments mandatory compulsory required obligatory homework task tasks must manager boss supervisor lead',
  wrong:
    'wrong wrongly mistake mistakes error errors incorrect missed miss misses false mess messed bad weak weakest weaknesses struggle struggling trouble failed',
  quiz: 'quiz quizzes test tests exam exams question questions answer answers answered answering',
  result:
    'result results mark marks grade grades graded pass passed passing fail failed average outcome percentage attempt attempts',
  finish:
    'finish finished finishing complete completed completing done completion accomplished closed through got did do achieved',
  learn: 'learn learned learnt learning study studied studying read training train worked work history activity',
  left: 'left track share remaining remain remains open missing rest untouched unfinished',
  next: 'next continue resume recommend suggest upcoming',
  last: 'last latest recent recently lately previous previously past newest yet',
  amount: 'far percent percentage progress progressing overall half nearly almost along status many much',
  time: 'time minutes hours hour minute long spent spend invested',
  today: 'today yesterday tonight morning tomorrow day days',
  week: 'week weeks weekly month months monthly',
  compare: 'compare compared compares comparison versus vs than better worse more less',
  lesson: 'lesson lessons item items article articles video videos',
  course: 'course courses module modules chapter chapters program programme everything all',
};

/** Words that frame a question and name nothing: who asks, how politely, when. */
const FRAME = new Set(
  `a about actually after already also altogether am among an and any anything anyhow anyway are as ask at away be because been before behind being bit bring broken brought but by came can check come comes coming could
  currently dear did didnt display do does doing down each earn earned else ever exactly find first five for from further gave get getting give given go goes going got had happened has have having hello help here hey hi hold how i
  id if im in into is it its just keep kept know let like list lose lost made make man me mean mine must my myself need new no not now number of off oh ok platform app far okay old on once one ones only or our out own person pick please proper put
  quick quickly right run saved say see seem share should show sit skip so some something sophie spot stand start stand standing started stay still stop stopped stuff such suppose supposed take taken tell ten thank thanks that the
  them then there these they thing things think this those till to total totally track two up until update us use used want was we well were what when where whether which while who why will win with without won wonder wondering
  would wow yeah yes yet you your best worst good great highest lowest collect collected gained gain far long look looked looking over point end begin joined since sum whole altogether sure currently momentarily moment most wise high current break breaking count counts counted happened kept going carry alive used monday tuesday wednesday thursday friday saturday sunday weekend longest bonus thousand hundred move moved improve improved consecutive colleagues among soon share begun started date dates snaps content ok step coming remained gone seven`.split(
    /\s+/,
  ),
);

/** Each word with what it names. */
const conceptsByWord = new Map<string, Set<Concept>>();
for (const [concept, words] of Object.entries(NAMES))
  for (const word of words.split(' '))
    conceptsByWord.set(word, (conceptsByWord.get(word) ?? new Set<Concept>()).add(concept as Concept));

export const conceptsOf = (word: string): ReadonlySet<Concept> | null => conceptsByWord.get(word) ?? null;
export const isFrame = (word: string): boolean => FRAME.has(word) || /^\d+$/.test(word);
export const recordWords: readonly string[] = [...conceptsByWord.keys()];

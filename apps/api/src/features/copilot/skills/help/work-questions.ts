import { helpText } from './help-text.ts';
import type { HeardQuestion } from './product-question.ts';
import {
  sayAuthor,
  sayDuty,
  sayHowLong,
  sayLanguage,
  sayOffice,
  sayPrinting,
  saySwitching,
  sayWhoSees,
} from './say-work.ts';

/** People one works for or with. */
const WHO =
  '(?:my |the |our |any )?(?:boss(?:es)?|managers?|leads?|leader|team leads?|supervisors?|employer|chief|head nurse|hr|company|hospital|organi[sz]ation|colleagues?|co ?workers?|team|others?|other people|anyone|anybody|somebody|someone|everyone|everybody|they|admins?|administrators?|teachers?|trainers?|you guys)(?: else)?';
const MINE =
  '(?:my (?:own )?(?:\\w+ ){0,2}?(?:answers?|results?|scores?|mistakes?|progress|points|record|marks?|grades?|quiz(?:zes)?|tests?|errors?|learning|data|notes)|(?:what|which (?:ones|questions)|how|if|that|when) i (?:\\w+ )?(?:answer|answered|fail|failed|learn|learned|learnt|do|did|finish|finished|got|get|am doing|read|scored?|miss|missed)(?: (?:wrong|here|this|it|in (?:a|the) quiz))*)';
const LANGUAGE =
  '(?:german|english|deutsch|englisch|french|spanish|polish|turkish|arabic|ukrainian|russian|romanian|italian|portuguese|(?:an|any)? ?other languages?|another language|my (?:own )?language|more languages)';
const PLACE = '(?:hospital|hospitals|organi[sz]ations?|workplace|school|company|clinic|employer|team|place|one)';

/** What has the subject of a lesson in it. */
const SUBJECT =
  /\b(?:patients?|residents?|relatives?|famil(?:y|ies)|visitors?|doctors?|wards? (?:round|rule)|wounds?|chart|allergy|medicines?|drugs?|dose|surgery|clients?|customers?|mails? program|translate|interpreter|translator|how do (?:i|you) say|called|word for)\b/;

/** What a new user at work asks of the product itself: whole questions, so that lessons keep theirs. */
export const workQuestions: readonly HeardQuestion[] = [
  {
    skill: sayWhoSees,
    words: [
      new RegExp(
        `\\b(?:can|could|does|do|will|would|is|are|may)\\b ${WHO} (?:be able to |able to |also |really )?(?:see|sees|read|know|look at|check|get|find out|watch|told|be told|informed|be informed|notified)\\b.{0,10}\\b${MINE}`,
      ),
      new RegExp(
        `\\bwho (?:can|could|may|else can|will)? ?(?:sees?|read|reads|look at|knows?|gets?)\\b.{0,6}\\b${MINE}`,
      ),
      new RegExp(`\\b(?:are|is) ${MINE} (?:private|visible|public|shared|anonymous|secret|shown to)\\b`),
      /\b(?:will|does|can) (?:this|it|that|failing|my result)\b.{0,20}\b(?:count|be used|go)\b.{0,15}\b(?:against me|for my (?:appraisal|review|evaluation)|in my (?:file|record)|to (?:my boss|hr|my manager))\b|\b(?:will|can) i (?:be|get) (?:fired|in trouble|punished) (?:if|for|when)\b.*\b(?:wrong|fail|quiz|test|finish|do this|learn)\b/,
      /\bdo you (?:tell|report|send|show)\b.{0,20}\b(?:boss|manager|employer|hr|hospital|company|organi[sz]ation)\b.{0,12}\b(?:my (?:answers?|results?|scores?|mistakes)|how i|if i|what i (?:got|did|answered))\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: sayLanguage,
    words: [
      new RegExp(
        `\\b(?:switch|change|set|put|turn|have|get|read|see|show|use|is|are|speak|want|need|do|available|translated?)\\b.{0,25}\\b(?:this|it|that|page|lesson|lessons|app|everything|you|here|text|texts|product|language)\\b.{0,20}\\b(?:in|to|into|auf) ${LANGUAGE}\\b`,
      ),
      new RegExp(
        `^(?:how (?:do|can) i |can i |where do i |i want to |please )?(?:switch|change|set|read|have|get|use)(?: (?:this|it|everything|the app|the page|the lesson|the whole thing))?(?: back)? (?:in|to|into) ${LANGUAGE}$`,
      ),
      new RegExp(`^(?:in|to|auf) ${LANGUAGE}(?: please| bitte)?$|^${LANGUAGE}(?: version)? please$`),
      new RegExp(
        `\\b(?:is|are) there (?:a |an |any )?(?:\\w+ )?(?:${LANGUAGE}) (?:version|translation)s?\\b|\\bdo you (?:also )?(?:speak|know|understand|have) ${LANGUAGE}\\b`,
      ),
      /^(?:how (?:do|can|could) i |can i |where (?:do|can) i |i want to |please )?(?:change|switch|set|choose|pick) (?:the |my |another )?languages?(?: here| of (?:this|the app|the page))?$/,
    ],
    unless: SUBJECT,
  },
  {
    skill: saySwitching,
    words: [
      new RegExp(
        `\\b(?:how|where)\\b.{0,15}\\b(?:get|go|come|switch|change|return)\\b(?: back| over)?(?: again)? (?:to|into|between) (?:my |the |an? )?(?:other |another |old |own |first |different |real |previous |work )?${PLACE}\\b(?: page| home)?$`,
      ),
      new RegExp(
        `^(?:please )?(?:take|bring|get) me (?:back )?to (?:my |the )?(?:other |own |old )?${PLACE}$|^(?:switch|change|go back to)(?: to)? (?:my |the |an? )?(?:other |another |own |old )?(?:hospital|organi[sz]ations?|workplace|company|clinic)$`,
      ),
      /\b(?:how|where) (?:do|can) i (?:switch|change|find|leave|see|open)\b.{0,12}\b(?:my |the |this |another |other )(?:other )?organi[sz]ations?\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: sayPrinting,
    words: [
      /\b(?:print|download|save|pdf|paper)\b.{0,15}\b(?:my |the |a )?certificates?\b|\bcertificates?\b.{0,20}\b(?:print|printed|pdf|on paper|download)\b/,
    ],
    unless: /\b(?:death|birth|medical|sick|patients?|residents?)\b/,
  },
  {
    skill: helpText(
      'Lessons, results and tables have a layout for paper: open the page, and choose **Print** in your browser (**Ctrl + P**, on a Mac **Cmd + P**). **Save as PDF** is offered there as a printer.',
    ),
    words: [
      /\b(?:can|could|may|how (?:do|can|could)|where (?:do|can)) (?:i|we|you)\b.{0,8}\b(?:print|download|export)\b.{0,45}$/,
      /\b(?:can|could|may|how (?:do|can|could)) i (?:get|have|save) (?:this|it|that|the (?:page|lesson|article|text|picture|table|infographic|comic|list)) (?:\w+ ){0,2}?(?:as (?:a )?pdf|on paper|printed|to print|as a file)\b/,
      /^(?:please )?print (?:this|it|the (?:page|lesson|article|picture|table))(?: out)?$|\b(?:is there|do you have) a (?:pdf|print(?:able|ed)?(?: version)?|version to print)\b/,
    ],
    unless:
      /\b(?:certificates?|death|birth|labels?|wristbands?|chart|prescriptions?|orders?|e ?mails?|discharge|lab|records?|reports?)\b/,
  },
  {
    skill: helpText(
      'Press **Listen** under the title of an article, and it is read to you; on a phone it is under **About**. Films have captions.',
    ),
    words: [
      /\b(?:can|could|may|how (?:do|can)|where (?:do|can)) i\b.{0,35}\blisten to (?:it|this|that|the (?:lesson|article|text|page))\b/,
      /\b(?:read|reads) (?:it|this|that|the (?:text|article|page|lesson))(?: out)?(?: aloud| loud)? (?:to|for) me\b|\bread (?:it|this|the (?:text|article|page|lesson)) (?:out|aloud|out loud)\b/,
      /\b(?:is there|do you have|where is) (?:an? |the )?(?:audio|sound|spoken)(?: version)?\b(?: of (?:this|it))?$/,
    ],
    unless: SUBJECT,
  },
  {
    skill: sayAuthor,
    words: [
      /\bwho (?:wrote|made|has written|created|came up with|checked|reviewed) (?:this|these|it)(?: here)?$/,
      /\bwho (?:wrote|made|writes|makes|created|has written|is the author of|came up with|checked|checks|reviewed) (?:this|these|the|that|your) (?:lessons?|pages?|articles?|texts?|films?|videos?|comics?|courses?|quiz(?:zes)?|modules?|content|questions?|answers?)(?: here)?$/,
      /\b(?:is|are) (?:this|the|these) (?:lessons?|pages?|articles?|content|texts?) (?:written|made|checked|reviewed)(?: by (?:a |an )?\w+(?: \w+)?)?$/,
      /^who is (?:the|its) author$/,
    ],
    unless: /\b(?:note|order|chart|entry|prescription|will|policy|law|guideline|directive)\b/,
  },
  {
    skill: sayOffice,
    words: [
      /^(?:and |so |ok )*(?:who|whos|who's) (?:is |are )?(?:the |our |my )?(?:data|privacy|it|security|safety|fire|hygiene|infection|quality|works|staff|complaints?|compliance|legal|press|equal \w+|first aid|occupational \w+)(?: (?:data|protection|privacy|security|safety|control|health|prevention|council|rights))* (?:officers?|leads?|manager|person|nurse|council|contact|team|department|guy|delegate|responsible)(?: here| in (?:our|my|this) \w+| for (?:us|this))?[?!. ]*$/,
    ],
  },
  {
    skill: helpText(
      "I can't know that: your organization decides it. I tell nobody that you asked. If something went wrong, say at once what happened and what you did about it. Talk about it today with your lead or somebody you trust.",
    ),
    words: [
      /\b(?:am|will|would|can|could) i (?:going to |gonna )?(?:lose my (?:job|licen[cs]e|registration)|(?:be|get) (?:fired|sacked|sued|kicked out|in trouble|punished))(?: (?:now|over|for|because of))?(?: (?:this|that|it))?$/,
      /\b(?:can|could|will|would|do|are) they (?:going to |gonna )?(?:fire|sack|sue|punish) (?:me|us)\b/,
    ],
  },
  {
    skill: helpText(
      "Yes: what you answer and finish is kept at once, and where you are in a lesson as well. Without a network it waits on this device and is sent when you're back. You can go on any time, on any device on which you sign in.",
    ),
    words: [
      /^(?:is|was|will|does|do|has) (?:this|it|that|everything|my (?:progress|answers?|work|place)|all (?:of )?(?:this|it))(?: be| get| been)? (?:saved?|kept|stored|remembered|lost)(?: (?:now|if i (?:close|leave|stop|go).*|automatically|somewhere|when i (?:close|leave|stop).*))?$/,
      /\b(?:do|must|should) i (?:have to |need to )?(?:save|press save)\b(?: (?:this|it|my (?:progress|work|answers)|anything))?(?: first| here| before i .*)?$/,
      /\b(?:can|could|may) i (?:stop (?:here|now|in between) and )?(?:continue|go on|finish|carry on|do the rest|come back)(?: (?:it|this|here|with (?:it|this)))? (?:later|tomorrow|another time|after my shift|at home|any time|on (?:my|another) (?:phone|computer|device))\b/,
      /\b(?:do|must) i (?:have to |need to )?(?:do|finish|read) (?:it|this|everything|all (?:of )?(?:it|this)|the (?:lesson|module|course))(?: all)? (?:at once|in one (?:go|sitting))\b|\b(?:do|must) i (?:have to |need to )?(?:do|finish|read) (?:this|the) (?:lesson|page|module|course) (?:today|now)\b/,
      /\b(?:lose|lost) (?:my |all (?:my )?)?(?:progress|work|answers|place)\b.{0,30}\b(?:if|when)\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      'Just close this panel or the page: nothing is lost, and you go on where you were. Questions that I ask you wait in this conversation; say **stop** to put them aside.',
    ),
    words: [
      /^how (?:do|can) i (?:stop|quit|exit|end|leave|close|get out|get out of)(?: (?:this|it|here|now|the (?:quiz|lesson|page|chat)|this (?:quiz|lesson|page|chat)|of (?:this|it|here)))*$/,
      /^how (?:do|can) i (?:make you|get you to) (?:stop|go away|shut up|close)$/,
    ],
  },
  {
    skill: sayHowLong,
    words: [
      /\bhow long (?:is|does|will|are) (?:this|it|the) ?(?:lesson|page|article|film|video|comic|module|course|quiz|thing)?(?: take(?: me)?| last| go on| be)?(?: in total| to (?:do|finish|read|complete)(?: it| this)?)?$/,
      /\bhow (?:many minutes|much time) (?:is|does|will|do i need for|for) (?:this|it|the) ?(?:lesson|page|article|film|video|comic|module|course|quiz)?(?: take| last)?$/,
    ],
    unless: SUBJECT,
  },
  {
    skill: sayDuty,
    words: [
      /\b(?:do|must|should) i (?:really |have to |need to |actually )+(?:do|finish|read|complete|take|learn) (?:this|it|these|all (?:of )?(?:this|it|these)|everything|the (?:lesson|module|course|quiz)s?)(?: lesson| module| course| quiz| page)?(?: here)?$/,
      /\b(?:is|are) (?:this|it|these|the (?:lessons?|course|module)) (?:lesson |course |module |quiz )?(?:mandatory|compulsory|required|obligatory|voluntary|optional)\b/,
      /\b(?:is|does|do i get paid|am i paid|count)\b.{0,12}\b(?:this|it|learning|here|for (?:this|it|learning))\b.{0,20}\b(?:working time|work time|paid|my free time|as work|overtime)\b|\b(?:do|must) i (?:have to )?(?:do|learn) (?:this|it) (?:in my (?:free|own) time|at home|off duty)\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      "Yes: it runs in the browser of any phone, tablet or computer, with the same account. Sign in there and go on where you were. To have it like an app, use “Add to home screen” or “Install” in your browser's menu.",
    ),
    words: [
      /\b(?:can|could|may) i (?:do|use|open|read|see|get|have|learn) (?:this|it|that|snapwell|the app|the lessons?|you|here)(?: also| as well)?(?: at home| from home| at work)? (?:on|from|with) (?:my|a|an|another|the) (?:own |private |work |ward |other )?(?:phone|mobile|smartphone|tablet|ipad|computer|laptop|pc|device)\b/,
      /\b(?:is there|do you have|where (?:is|can i get)|how (?:do|can) i (?:get|install|download)) (?:an? |the |your |this )?(?:app|snapwell app)\b(?: for (?:my |the )?(?:phone|iphone|android|ipad|mobile|this|it))?$/,
      /\bhow (?:do|can) i (?:log|sign) ?in (?:on|from|with) (?:another|my|a|the other|a second|a new|the) (?:phone|computer|device|tablet|laptop|pc)\b/,
    ],
    unless: new RegExp(`${SUBJECT.source}|\\b(?:internet|network|offline|wifi|signal|connection)\\b`),
  },
  {
    skill: helpText(
      'Nothing here costs you anything: points, quizzes and certificates are free for you, and nothing can be bought.',
    ),
    words: [
      /\b(?:does|do|will|is) (?:this|it|that|the app|the (?:course|certificate|lesson)s?|snapwell|i have to)\b.{0,15}\b(?:cost|costs|free|for free|pay|paid for)\b(?: (?:me|anything|something|money|for (?:it|this)|of charge))*$/,
      /^(?:do|must) i (?:have to |need to )?pay(?: for (?:this|it|the certificate))?$/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      'A quiz says on its first page how many attempts there are and what is needed to pass. If you did not pass, nothing is lost: what you missed comes back in your reviews, and where another attempt is left, you can take it again from the same page.',
    ),
    words: [
      /\bwhat (?:happens|if)\b.{0,12}\bi (?:fail|do not pass|dont pass|get (?:everything|all|too many|a lot) wrong)\b.{0,20}$/,
      /\bwhat (?:happens|if)\b.{0,12}\bi get (?:it|one|some|this) wrong\b.{0,12}\b(?:quiz|test|exam)$/,
      /\b(?:can|could|may) i (?:repeat|redo|retake|do|take|try) (?:this|the|a|that|it|my) ?(?:quiz|test|exam)?(?: again| once more| twice| another time)?$/,
      /\b(?:can|could|may|am) i (?:allowed to )?(?:repeat|redo|retake|do|take|try) (?:a|the|this|that|my) (?:\w+ ){0,2}(?:quiz|test|exam)(?: again| once more| twice| a second time)? (?:if|when|after|in case) i\b.{0,30}$/,
      /\bhow (?:many (?:tries|attempts|times)|often) (?:do|can|may|could) i\b.{0,15}\b(?:have|get|try|do|take|repeat)\b(?: (?:it|this|the|a|that|for))*(?: (?:quiz|test|exam))?$/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      'Text and pictures follow your browser: **Ctrl +** (on a Mac **Cmd +**) makes them bigger; on a phone spread two fingers, or take the letter size of its settings. Light or dark you choose under **Settings**, **Appearance**.',
      { title: 'Open your settings', to: '#appearance' },
    ),
    words: [
      /\b(?:make|get|have|change|increase|enlarge|can i have|is there)\b.{0,15}\b(?:text|letters?|font|writing|type|print|words|everything|it|pictures?|images?|drawings?|comic|infographic)\b.{0,12}\b(?:bigger|larger|size|smaller|too small|easier to read)\b/,
      /\b(?:text|letters?|font|writing|print) (?:is|are) (?:too |so |very )?(?:small|tiny|little)\b/,
      /\b(?:dark|light|night) (?:mode|theme)\b|\bzoom (?:in|into)\b|\b(?:can|could|how do) i zoom\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      'Press the magnifying glass at the top and type a word: it searches titles and texts, also with a slip of the pen. Or tell me what you look for: *show me lessons about falls*.',
    ),
    words: [
      /\bhow (?:do|can) i (?:search|find (?:a|another|other|the|more) (?:lessons?|courses?|modules?|topics?|pages?|articles?))\b(?: here| for (?:a |something|lessons?|it).*)?$/,
      /\bwhere (?:is|can i find|do i find) (?:the )?search\b|\b(?:is there|where is) (?:a |the )?(?:search|list of (?:all )?(?:the )?(?:lessons|courses|modules))\b/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      'Under **Something wrong?** below the answer to a question you tell those who run your organization of a mistake in it; a reply of mine you mark with the thumb below it. For anything else ask me "who runs this here", and write to them.',
    ),
    words: [
      /\b(?:report|tell (?:somebody|someone|you) about|complain about|flag)\b.{0,8}\b(?:a|an|this|the|that) (?:mistake|error|problem|bug|typo|wrong (?:answer|question))\b.{0,30}\b(?:here|in (?:this|the|a) (?:lesson|quiz|page|text|question|app))\b/,
      /\b(?:there is|i found|i think there is|i see) (?:a |an )?(?:mistake|error|typo|bug) (?:here|in (?:this|the) (?:lesson|page|quiz|question|text|article|film|app))\b/,
      /\bwho (?:do|can|should) i (?:ask|tell|write to|contact|call|turn to)\b.{0,25}\b(?:help with (?:this|the) (?:app|page|site|account)|does not (?:work|load|open)|not working|(?:about|if|when) (?:this|the) (?:app|page|site|program|account))\b/,
      /^(?:this|the|it|something)(?: (?:page|lesson|film|video|quiz|button|app|sound))? (?:does not|doesnt|do not|is not|isnt|wont|will not) (?:work|working|load|loading|open|opening|play|playing|start)(?: here)?$/,
    ],
    unless: SUBJECT,
  },
  {
    skill: helpText(
      "Under **Settings**, in the part with your organization's name, you choose whether you're reminded of your streak, and at which hour, by mail or on this device. Every mail has a link at its end that stops it.",
      { title: 'Open your settings', to: '#organization' },
    ),
    words: [
      /\b(?:turn|switch|shut|stop|end|cancel|disable|get rid of|no more|unsubscribe|too many|mute|why do i get)\b.{0,25}\b(?:e ?mails?|mails|notifications?|reminders?|messages from (?:you|snapwell|this app)|newsletters?)\b(?: off)?(?: from (?:you|this|here|snapwell|the app))?$/,
    ],
    unless: /\b(?:patients?|residents?|colleagues?|famil(?:y|ies)|alarm|ward|inbox|customers?|clients?|read|answer)\b/,
  },
];

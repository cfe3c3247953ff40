import { helpText } from './help-text.ts';
import type { HeardQuestion } from './product-question.ts';

/** What is asked of the assistant herself: who she is, and how far she is to be trusted. */
export const sophieQuestions: readonly HeardQuestion[] = [
  {
    skill: helpText(
      'I am Sophie, a program: no person writes here. I answer from the lessons that your organization has published and from your own record, and say where it stands. I can be wrong or find the wrong place, so look at the source below an answer, and ask a person where it matters for somebody.',
    ),
    words: [
      /^(?:(?:hi|hey|hello|sophie)[,!?. ]+)*(?:are|r) (?:you|u) (?:a |an |really |actually )*(?:robot|bot|human|real|person|ai|machine|computer|program|chatgpt|chat gpt|(?:large )?language model|llm|gpt|real person|nurse|doctor)(?: or (?:a |an )?\w+(?: \w+)?)?(?: sophie)?(?:$|[?,.! ]+(?:do|can|will|are) you\b)/,
      /^(?:do|can|will|would|did) (?:you|u)(?: also| sometimes| ever| just| really| actually)* (?:make (?:stuff|things|it|answers|this|that) up|make up (?:stuff|things|answers|your answers)|invent (?:things|stuff|answers|this|that|it)|hallucinate|lie(?: to me)?|guess|fall for (?:that|this|it|such (?:things|tricks)))(?: too| as well| sometimes)?$/,
      /^(?:(?:hi|hey|hello|sophie)[,!?. ]+)*(?:(?:who|what) are (?:you|u)(?: really| exactly| actually| again| anyway)?(?:[,?.! ]+(?:or )?is (?:this|it) \w+(?: \w+)?)?|is (?:this|that|it|sophie) (?:a |an )?(?:real person|robot|bot|ai|human|person|chat ?gpt))[?! ]*$/,
      /^(?:can|do|could) (?:i trust you|you make mistakes|i (?:rely|depend) on you|you be wrong|i believe you)(?: at all| really)?$|^are you (?:always |ever )?(?:right|wrong|reliable|sure)(?: about (?:this|that|everything))?$|^where do you (?:get|have) (?:this|that|it|your (?:answers?|knowledge|information))(?: from)?$/,
    ],
  },
];

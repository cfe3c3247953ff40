import { helpText } from './help-text.ts';
import type { HeardQuestion } from './product-question.ts';
import { sayPrivacy } from './say-product.ts';

/** What is asked of the assistant herself: who she is, and how far she is to be trusted. */
export const sophieQuestions: readonly HeardQuestion[] = [
  {
    skill: helpText(
      'I am Sophie, a program: no person writes here. I answer from the lessons that your organization has published and from your own record, and say where it stands. I can be wrong or find the wrong place, so look at the source below an answer, and ask a person where it matters for somebody.',
    ),
    words: [
      /^(?:(?:hi|hey|hello|sophie|so|and|wait)[,!?. ]+)*(?:are|r) (?:you|u) (?:also |just |only |a |an |really |actually )*(?:robot|bot|human|real|person|ai|machine|computer|program|chatgpt|chat gpt|(?:large )?language model|llm|gpt|real person|nurse|doctor)(?: or (?:a |an )?\w+(?: \w+)?)?(?: sophie| too| as well| or what)*(?:$|[?,.! ]+(?:do|can|will|are) you\b)/,
      /^(?:do|can|will|would|did) (?:you|u)(?: also| sometimes| ever| just| really| actually)* (?:make (?:stuff|things|it|answers|this|that) up|make up (?:stuff|things|answers|your answers)|invent (?:things|stuff|answers|this|that|it)|hallucinate|lie(?: to me)?|guess|fall for (?:that|this|it|such (?:things|tricks)))(?: too| as well| sometimes)?$/,
      /^(?:(?:hi|hey|hello|sophie)[,!?. ]+)*(?:(?:who|what) are (?:you|u)(?: really| exactly| actually| again| anyway)?(?:[,?.! ]+(?:or )?is (?:this|it) \w+(?: \w+)?)?|is (?:this|that|it|sophie) (?:a |an )?(?:real person|robot|bot|ai|human|person|chat ?gpt))[?! ]*$/,
      /^(?:can|do|could) (?:i trust you|you make mistakes|i (?:rely|depend) on you|you be wrong|i believe you)(?: at all| really)?$|^are you (?:always |ever )?(?:right|wrong|reliable|sure)(?: about (?:this|that|everything))?$|^where do you (?:get|have) (?:this|that|it|your (?:answers?|knowledge|information))(?: from)?$/,
    ],
  },
  {
    skill: sayPrivacy,
    words: [
      /^(?:(?:and|but|ok|please|pls) )*(?:do not|don'?t|never) (?:tell|say|repeat|show|pass) (?:this |that |it )?(?:on )?(?:to )?(?:anyone|anybody|no ?(?:one|body)|my (?:boss|manager|lead|team|colleagues?)|him|her|them)(?: else)?(?: (?:that )?(?:i (?:said|told|asked|wrote|typed) (?:that|this|it|you)(?: that| this)?|about (?:this|that|it)))?(?: please| pls| ok| okay)?$/,
      /^(?:(?:and|but|ok|please|pls) )*(?:keep (?:this|that|it) (?:between us|to yourself|secret|private)|(?:this|that) (?:stays|is) (?:between us|confidential))(?: please| pls| ok| okay)?$/,
    ],
  },
  {
    skill: helpText(
      "I'm sorry. Open the source below that answer: what stands there counts, and not how I put it. Press the thumb down under my reply, and the authors see that it was no help. Ask me again in other words, and I'll look once more.",
    ),
    words: [
      /^(?:(?:but|no|hey|sophie|well),? )*(?:you (?:gave|told|said|showed) me (?:a |the |something |it )?(?:wrong|false|nonsense|rubbish)(?: (?:answer|thing|one|information|stuff))?|your (?:last |previous |first )?answer (?:was|is) (?:wrong|false|not (?:right|true|correct)|nonsense|rubbish)|you (?:were|are|'re) wrong|you got (?:it|that) wrong)(?: (?:before|earlier|yesterday|last time|about (?:that|this|it)|again|there))?$/,
    ],
  },
];

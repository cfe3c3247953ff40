import { bareWords } from '@snapwell/understanding/words/normalise';

/** Why, or for whom: what follows says nothing of how it is to be said. */
const PURPOSE =
  /(?:^| )(?:so (?:that )?(?:i|we|she|he|they|my|the|a|everybody|everyone)|because|cause|since|in case|i (?:want|need|have|would|will|must|should|ll|am|m)(?! (?:it|that|this|lost|confused)\b)|(?<!like )im(?= (?!lost\b|confused\b))|my english|english is|for (?:my|the|a|an|our) \w+|to (?:tell|write|pass|put|show|explain|give) (?:it|this|that|them|him|her)?)(?: .*)?$/;
/** Words that say how something is to be said, and name no subject. */
const WORDS = new Set(
  `a again all am an and another as at beginner beginners bit boil break brief briefer briefly but by can clear clearer complicated confused could cut day different differently difficult do dont down dumb easier easily easy english everyday
  explain explanation eli5 few fewer first five for from get give go got hard here hey hm hmm how huh i im in it its jargon just keep kid language less like line lines little long lost make me more much my never new normal not now
  of oh ok okay on once one only or other our out over own plain plainer plainly please pls put quick quickly really repeat rephrase rewrite say saying sentence sentences short shorten shorter shortly simple simpler simplest simply single slow slower
  slowly so some someone somebody something sophie sorry step ten tell terms text than thank thanks that the them then there these they thing this those time to too twelve two understand understood us version very was way were what whats with without
  word words would year old years you your didnt did heard nothing know about beginner child children student students trainee`.split(
    /\s+/,
  ),
);
/** In what other way it is wanted. */
const OTHERWISE =
  /\b(?:simpl\w+|eas(?:y|ier|ily)|short(?:er|en|ly)?|brief(?:er|ly)?|slow(?:er|ly)?|plain\w*|clearer|(?:fewer|less|other|different|own|normal|everyday) (?:words|terms)|less text|(?:another|different|other) way|differently|rephrase|rewrite|again|once more|one more time|repeat (?:it|that|this)|like (?:i am|im|i m) (?:a )?(?:new|beginner|child|kid|five|ten|twelve|student|trainee)|(?:i am|im) (?:new|a beginner)|(?:one|single|two) (?:short |single )?(?:lines?|sentences?)|too (?:long|complicated|hard|difficult|much)|(?:break|boil|cut) (?:it|that|this) down|without (?:the )?jargon|dumb (?:it|that|this) down)\b/;
/** What a lesson is asked, whatever is short or slow in it. */
const ASKS =
  /^(?:and |so |but )*(?:why|when|where|who|how (?:do|does|did|is|are|was|long|often|many|much|slow|short)|is|are|was|were|does|did|do i|should|must|may|what (?:is|are|if|about|was|were) (?!that in|it in))\b|\bexample\b|\bmake (?:me )?a short\b/;

/** Whether somebody wants what was said in another way: simpler, shorter, slower, in other words. */
export function wantsOtherwise(question: string): boolean {
  const folded = bareWords(question);
  if (ASKS.test(folded)) return false;
  const wish = folded.replace(PURPOSE, '').trim();
  return OTHERWISE.test(wish) && wish.split(' ').every((word) => WORDS.has(word));
}

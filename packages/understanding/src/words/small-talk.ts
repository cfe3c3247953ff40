import type { Candidate } from '../match/candidates.ts';

/**
 * What people also say in a talk that has nothing to do with its matter: it competes with what may be meant, so that
 * who chats about the weekend isn't heard as asking how somebody is. It serves any scenario.
 */
export const SMALL_TALK: Candidate = {
  id: 'small-talk',
  isNothing: true,
  keyPhrases: [],
  phrases: `
How was your weekend?
Did you have a nice weekend?
Do you have plans for the holidays?
Are you going anywhere this summer?
Lovely weather today, isn't it?
It's pouring with rain outside
It's so cold out there
Is it going to snow, do you think?
Did you watch the game last night?
Who do you think will win the cup?
Did you see that series on television?
What's your favourite film?
Do you like dogs or cats?
I've got a new puppy
What's for lunch in the canteen?
Have you tried the soup today?
The coffee here tastes terrible
Where's the nearest coffee machine?
Is the cafeteria still open?
What time does the shop close?
Where can I park my car?
The traffic was awful this morning
My bus was late again
Have you seen my keys?
Somebody left the lights on in their car
Where is the lift?
Which floor is the X-ray department on?
Is there wifi here?
What's the password for the wifi?
My phone battery is nearly empty
Can you lend me a charger?
The printer is jammed again
Nice jumper, where did you buy it?
I like your hair
Is that a new watch?
What a lovely photo on the wall
Those flowers smell nice
How old are your grandchildren?
Which football team do you support?
Are you from around here?
What star sign are you?
What do you think of the government?
Who are you going to vote for?
Did you hear the news today?
What's the capital of Australia?
What is two plus two?
Can you tell me a joke?
Sing me a song
I'm hungry, let's order a pizza
I could do with a beer
My back hurts from gardening
I've had such a stupid day
Today is Tuesday, right?
Is it Friday already?
I can't wait for the weekend
My cat threw up on the carpet
I'm learning to play the guitar
I need a new pair of shoes for the party
What did you get for your birthday?
Do you play the lottery?
Can you hear me?
Hello, is this thing on?
Testing, one two three
I didn't say anything
Never mind, that was for somebody else
Wait, my other phone is ringing
Sorry, wrong number
Let me close the window, it's noisy
It's hot in here, isn't it?
Somebody is at the door
Your voice sounds funny
You look like somebody from television
`
    .trim()
    .split('\n'),
};

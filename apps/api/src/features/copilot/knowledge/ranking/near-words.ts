/**
 * Words that people ask with, beside those that lessons answer with. Each line is one circle of meaning; a word may
 * stand in several. It holds everyday English and the speech of wards and offices, nothing of one lesson; what only one
 * organization says belongs into its own words.
 */
const CIRCLES = `
dangerous risky harmful hazardous harm risk unsafe
silly absurd wrong implausible nonsense odd strange funny weird
fake faking pretend pretending lying
asleep drowsy sleepy sedation sedated nods nod dozing drowsiness
parts bits places spots areas regions
missed miss forgot forgotten forget skip skipped overlooked left
mate mates colleague colleagues coworker teammate workmate
boss manager leader supervisor chief
login log-in password account access sign-in credentials
dustbin bin waste rubbish
gel rub sanitiser sanitizer alcohol disinfect disinfectant disinfecting
soap wash washing water
quick quickly hurry fast rush soon urgent immediately
often frequently times many
always every each
check verify look examine inspect control proof prove test
measure measuring take reading value
redo repeat again reassess recheck
write record document documentation note chart enter entry
tell say inform report notify speak
ask question enquire
ring phone call telephone
show prove demonstrate
start begin first beginning
stop end finish quit cease
help support aid assist
correct fix amend change repair
allowed permitted may can ok fine acceptable right
forbidden never must banned
relatives family daughter son wife husband next-of-kin
patient person people resident pt
doctor physician doc prescriber
nurse carer colleague staff
tablet pill medicine drug tablets pills medicines medication
injection vein iv intravenous infusion drip jab
thinner thinners anticoagulant anticoagulants blood-thinner
sugar glucose insulin diabetes
pressure bp mmhg hypotension hypertension
pulse heart beats rate
temperature fever temp hot cold
breathing breaths breath respiratory oxygen saturation
pee urine bladder urinate toilet
poo stool diarrhoea bowel
skin hands rash sore sores redness
confused confusion delirium muddled dementia demented
pain hurt hurts painful ache discomfort
fall fell falls falling slipped tumble
broken fracture break bone hip
hoist lift lifting sling
bed bedside mattress
rail rails bedrail bedrails side
shoes footwear slippers socks
dizzy dizziness standing stand faint lightheaded
germ germs bacteria virus viruses bugs infection microbe
gloves glove
bug germ
clean cleaning hygiene wash rub
dirty soiled visibly contaminated
dose amount strength quantity mg
error mistake mix-up wrong slip incident
alike similar confuse confused mixed lookalike
label labels name names
calculator sum sums calculate calculation arithmetic reckon estimate
handover handoff hand report shift
private privacy confidential secret listening overhear
secret confidential password
breach leak lost loss stolen hacked attack ransomware blackmail
authority authorities regulator supervisory
delete erase deletion remove deleted
store storage keep kept save retention archive
old outdated stale
email mail e-mail message letter
recipient address addressee wrong
scam phishing fake fraud trick
link attachment click
encrypt encrypted encryption
anonymous anonymised pseudonym names identifiable
consent permission agree agreement
law legal rule rules regulation act
advert adverts advertising marketing ads
customer client person
copy duplicate
month months weeks deadline period
ai chatbot chatgpt model machine assistant tool gpt copilot
invent invented made-up hallucinate hallucination untrue
prompt instruction instructions order
trust believe rely
source sources reference citation
learn learning study studying memorise revise revision
remember memory retain recall stick sticks keep
forget forgetting
cram cramming night exam
test quiz quizzing question retrieval
highlight highlighting mark marking yellow
reread rereading read reading
draw sketch drawing picture diagram
space spacing spaced gap gaps interval
mix mixing interleaving alternate
streak habit routine daily
anchor trigger moment habit cue
plan intention goal
time moment when
busy stress stressed stressing pressure
praise compliment good well talented
criticism criticise criticize criticized feedback
defensive offended hurt angry
meeting team group
safe safety secure fear afraid
standards standard expectations demanding
bad worse worst poor harmful
good better best well
instead rather alternative
difference different differ versus
reason cause because why
sign signs symptom warning signal
danger warning alarm escalate
best single most greatest
weight important matter count
hard difficult tough
easy simple simply easier
big large high great
small low little few
everyone everybody all whole
nobody noone none
kid child children
old elderly age older
frail weak weakness
kidney kidneys renal urine
liver yellow
organ organs failure
lactate oxygen tissue
fluid fluids water drink
antibiotic antibiotics
blood culture cultures
shock collapse circulation
score scores points total scale
scale rating number numeric
faces face grimace
vent ventilator ventilated intubated paralysed
wound dressing
rest resting still
walk walking mobilise mobility move moving
chair sit sitting
light lights dark night
glasses hearing aids
bell buzzer call
alone unattended
write-up late
abbreviation abbreviations short letters
capital capitals letters upper
decimal point zero comma
pen syringe needle
pump device machine
white colour color look
door doors transition
bag boxes box list
allergy allergies allergic
opioid opioids morphine painkiller
`;

const near = new Map<string, Set<string>>();
for (const line of CIRCLES.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) {
    const known = near.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) known.add(other);
    near.set(word, known);
  }
}

/** What else an answer may call it. */
export const nearWords = (word: string): ReadonlySet<string> => near.get(word) ?? NONE;

const NONE: ReadonlySet<string> = new Set();

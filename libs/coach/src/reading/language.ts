import { createRequire } from 'node:module';
import { messageClasses } from '../retrieval/classes.js';

/** Asks for English in the language of the message. */
const englishRequests = {
  cs: 'Děkuji, že mi píšeš: mluvím anglicky, tak mi prosím polož otázku anglicky, rodiče nebo trenér ti s tím rádi pomohou.',
  da: 'Tak, fordi du skriver: Jeg taler engelsk, så stil mig gerne dit spørgsmål på engelsk, og en forælder eller din træner kan hjælpe dig.',
  de: 'Danke, dass du mir schreibst: Ich spreche Englisch, also stell mir deine Frage bitte auf Englisch, deine Eltern oder dein Trainer helfen dir gern dabei.',
  es: 'Gracias por escribirme: hablo inglés, así que hazme tu pregunta en inglés, por favor, y tus padres o tu entrenador pueden ayudarte.',
  fi: 'Kiitos, että kirjoitit minulle: puhun englantia, joten kysy minulta englanniksi, ja vanhempasi tai valmentajasi voi auttaa sinua.',
  fr: 'Merci de m’écrire : je parle anglais, alors pose-moi ta question en anglais, s’il te plaît, et un parent ou ton entraîneur peut t’aider.',
  it: 'Grazie per avermi scritto: parlo inglese, quindi fammi la tua domanda in inglese, per favore, e un genitore o il tuo allenatore può aiutarti.',
  nl: 'Bedankt voor je bericht: ik spreek Engels, dus stel me je vraag in het Engels, en een ouder of je trainer kan je helpen.',
  no: 'Takk for at du skriver: Jeg snakker engelsk, så still meg gjerne spørsmålet på engelsk, og en forelder eller treneren din kan hjelpe deg.',
  pl: 'Dziękuję za wiadomość: mówię po angielsku, więc zadaj mi pytanie po angielsku, a rodzic lub trener może ci pomóc.',
  pt: 'Obrigado por me escrever: eu falo inglês, então faça sua pergunta em inglês, por favor, e um dos seus pais ou o seu treinador pode ajudar.',
  ru: 'Спасибо, что пишешь мне: я говорю по-английски, поэтому задай мне вопрос по-английски, а родители или тренер помогут тебе.',
  sk: 'Ďakujem, že mi píšeš: hovorím po anglicky, tak mi prosím polož otázku po anglicky, rodičia alebo tréner ti radi pomôžu.',
  sv: 'Tack för att du skriver: jag pratar engelska, så ställ gärna din fråga på engelska, en förälder eller din tränare kan hjälpa dig.',
} as const;
type ForeignLanguage = keyof typeof englishRequests;

/** Frequent words of each language that are no English words. */
const frequentWords: Record<ForeignLanguage, string> = {
  cs: 'jak jsem je se mi můj moje mám na v to co proč kdy kde aby když není jsi být trenér hokej',
  da: 'jeg er hvordan hvad kan ikke min mit og på det en et til bedre bliver hvorfor vil har træner',
  de: 'ich wie ist was kann mein meine nicht und der das ein eine zu auf besser werde mir mich trainer warum wir habe',
  es: 'cómo como qué que el la los mi mis yo es en un una para por no puedo quiero mejor entrenador cuando estoy',
  fi: 'miten mitä minä minun on ja en ei kuinka miksi voin olen minulla paremmin valmentaja kun että pelata',
  fr: 'je comment le la les mon ma mes est un une des du que quoi pour pas dans plus mieux puis peux suis entraîneur moi',
  it: 'come io il lo la mio mia è un una che per non posso voglio meglio allenatore sono mi quando',
  nl: 'ik hoe wat is mijn een het de niet kan beter en van voor waarom trainer mij ben wil',
  no: 'jeg er hvordan hva kan ikke min mitt og på det en et til bedre blir hvorfor vil har trener',
  pl: 'jak ja jest się mój moja na w to co nie mogę chcę lepiej trener mam dlaczego kiedy mnie',
  pt: 'como eu o os meu minha é um uma que para não posso quero melhor treinador quando estou me',
  ru: 'как я мой моя мне что не на в это и у меня тренер почему когда хочу лучше',
  sk: 'ako som je sa mi môj moja mám na v to čo prečo kedy kde aby keď nie tréner chcem',
  sv: 'jag hur är vad kan inte min mitt och på det en ett till bättre blir varför vill har tränare mig',
};
const frequentWordSets = new Map(
  Object.entries(frequentWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

let englishWords: ReadonlySet<string> | undefined;
/** Words of the knowledge base. */
const isEnglish = (word: string): boolean =>
  (englishWords ??= new Set(
    messageClasses
      .flatMap(({ examples, entry }) => examples.concat(Object.values(entry?.answers ?? {})))
      .flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
  )).has(word);

/** Loads on the first use: its tables take a sixth of a worker's start, and few messages need it. */
const detectLanguage = (text: string): string =>
  (createRequire(import.meta.url)('tinyld') as typeof import('tinyld')).detect(text);

const minWords = 2;
const maxEnglishShare = 0.5;
const isForeignLanguage = (language: string): language is ForeignLanguage =>
  Object.hasOwn(englishRequests, language);

/**
 * Returns a request to write in English, in the language of the message. Undefined for English, and when uncertain:
 * hockey slang is no other language.
 */
export const englishRequestFor = (message: string): string | undefined => {
  const words =
    message
      .slice(0, 400)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < minWords) return undefined;
  if (words.filter(isEnglish).length / words.length >= maxEnglishShare) return undefined;
  const language = detectLanguage(words.join(' '));
  if (!isForeignLanguage(language)) return undefined;
  const known = words.filter((word) => frequentWordSets.get(language)?.has(word) && !isEnglish(word)).length;
  return known > 0 || words.some((word) => /[^a-z]/.test(word)) ? englishRequests[language] : undefined;
};

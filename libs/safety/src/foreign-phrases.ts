import type { CareKind } from '@rinkside/contracts/coach';
import { foreignKinds, type ForeignKind, type ResponseLanguage } from './crisis-responses.js';
import { normalizeText, phrasePattern } from './normalize-text.js';
import { safetyTexts } from './safety-texts.js';

interface ForeignCare {
  language: ResponseLanguage;
  /** Grave phrases without accents, as normalized text has them. */
  phrases: Record<ForeignKind, RegExp>;
  /** Words that alone leave it open. */
  unsure: RegExp;
}

const languages: readonly ForeignCare[] = [
  {
    language: 'fr',
    phrases: {
      self_harm: phrasePattern(`
        (?:je )?veux (?:plus vivre|mourir|me tuer|en finir) | (?:j'?ai )?envie de (?:mourir|me tuer|en finir) | me suicider | le suicide | je me (?:coupe|scarifie|mutile|fais du mal) | plus envie de vivre | j'en peux plus de vivre | mieux sans moi | disparaitre pour toujours
      `),
      abuse: phrasePattern(`
        (?:mon |ma |le |la )?(?:papa|pere|maman|mere|beau-pere|oncle|frere|coach|entraineur|parents?) (?:me |m')(?:frappe|bat|tape|touche|gifle|force|embrasse|menace)(?:nt)? | me (?:touche|frappe|bat) (?:partout|souvent|a la maison|sous la douche) | m'a (?:touche|frappe|viole|embrasse|force) | photos? de moi nue? | (?:garder|c'est) (?:le|un|notre) secret (?:avec|du|entre) | peur de rentrer (?:a la maison|chez moi)
      `),
      head: phrasePattern(`
        commotion cerebrale | (?:cogne|tape|frappe|pris un coup|recu un coup|coup)(?: [a-z']+){0,3} (?:la |a la |sur la |ma )?tete | tombee? sur la tete | (?:j'?ai )?(?:mal|tres mal) a la tete | perdu connaissance | la tete (?:me |qui )tourne
      `),
    },
    unsure: phrasePattern(
      'mourir | mort de peur | me fait mal | frappe | coups? | saigne | peur de | secret',
    ),
  },
  {
    language: 'es',
    phrases: {
      self_harm: phrasePattern(`
        (?:me )?quiero morir(?:me)? | quiero matarme | no quiero (?:vivir|seguir viviendo|estar vivo|estar viva) | ganas de morir(?:me)? | suicid(?:arme|arse|io) | me corto(?: [a-z]+)? (?:los brazos|las piernas|las munecas)? | hacerme dano | me hago dano | acabar con (?:mi vida|todo) | mejor sin mi | desaparecer para siempre
      `),
      abuse: phrasePattern(`
        (?:mi |el |la )?(?:papa|padre|mama|madre|padrastro|tio|hermano|entrenador|coach) me (?:pega|golpea|toca|besa|obliga|amenaza|encierra) | me (?:pega|golpea|toca) (?:mucho|siempre|en casa|cuando) | me (?:toco|pego|violo|beso|obligo) (?:mi|el|un) | fotos? (?:mias? )?desnud[oa]s? | es nuestro secreto | miedo (?:de|a) (?:volver|ir) a (?:mi )?casa
      `),
      head: phrasePattern(`
        conmocion | (?:me )?(?:golpee|pegue|di|dieron|golpe)(?: [a-z]+){0,3} (?:la|en la) cabeza | cai de cabeza | me duele (?:mucho )?la cabeza | perdi el conocimiento | estoy maread[oa] | veo borroso
      `),
    },
    unsure: phrasePattern('morir | matar | me duele | golpe[a-z]* | sangre | miedo | secreto'),
  },
  {
    language: 'de',
    phrases: {
      self_harm: phrasePattern(`
        (?:ich )?(?:will|mag|mochte) (?:nicht mehr (?:leben|da sein)|sterben|tot sein) | nicht mehr leben (?:will|wollen|mochte) | (?:mich|mir) (?:umbringen|das leben nehmen) | bringe mich um | selbstmord | suizid | (?:ich )?ritze(?: mich)? | tue mir weh | verletze mich selbst | ohne mich besser | besser ohne mich | am liebsten tot
      `),
      abuse: phrasePattern(`
        (?:mein |meine |der |die )?(?:papa|vater|mama|mutter|stiefvater|onkel|bruder|trainer|eltern) (?:schlagt|schlagen|haut|verprugelt|fasst|kusst|bedroht|zwingt|beruhrt|sperrt) mich | (?:fasst|fasste) mich (?:an|uberall an) | hat mich (?:angefasst|geschlagen|vergewaltigt|gekusst|gezwungen) | nacktfotos? | nacktbild(?:er)? | (?:unser|ein) geheimnis (?:bleiben|mit dem trainer|ist) | angst nach hause zu
      `),
      head: phrasePattern(`
        gehirnerschutterung | (?:auf|an|gegen) (?:den|meinen) kopf (?:gefallen|bekommen|geknallt|gestossen|gestoßen) | kopf (?:angeschlagen|gestossen|gestoßen|angehauen|aufgeschlagen) | (?:habe )?(?:starke )?kopfschmerzen | kopf tut (?:so |sehr )?weh | mir ist (?:so )?(?:schwindlig|schwindelig|schlecht) | war (?:kurz )?bewusstlos
      `),
    },
    unsure: phrasePattern('sterben | tot | tut weh | schlagt | blut[a-z]* | angst | geheimnis'),
  },
  {
    language: 'sv',
    phrases: {
      self_harm: phrasePattern(`
        (?:jag )?vill (?:do|inte leva|inte finnas|inte leva langre) | vill ta (?:mitt liv|livet av mig) | orkar inte leva | sjalvmord | (?:jag )?skar mig | skada mig sjalv | skadar mig sjalv | battre utan mig | vill forsvinna for alltid
      `),
      abuse: phrasePattern(`
        (?:min |mamma|pappa)?\\s?(?:pappa|mamma|styvpappa|tranare|tranaren|farbror|bror) (?:slar|tar pa|ror|kysser|hotar|tvingar) mig | (?:slar|tafsar pa|tar pa) mig (?:hemma|i duschen|nar|hela tiden) | (?:har )?(?:slagit|tafsat|valdtagit|tagit) (?:pa )?mig | nakenbild(?:er)? | var hemlighet | radd (?:for )?att ga hem
      `),
      head: phrasePattern(`
        hjarnskakning | (?:slog|slagit|fick)(?: [a-z]+){0,3} (?:i )?huvudet | ont i huvudet | ramlade pa huvudet | (?:jag )?(?:ar|blev) (?:yr|yr i huvudet) | svimmade | mar illa efter
      `),
    },
    unsure: phrasePattern('do nu | gor ont | slar | blod | radd | hemlighet'),
  },
  {
    language: 'fi',
    phrases: {
      self_harm: phrasePattern(`
        (?:haluan|haluaisin|tahdon) (?:kuolla|tappaa itseni) | en halua (?:elaa|enaa elaa|olla elossa) | en jaksa (?:elaa|enaa elaa) | itsemurha[a-z]* | viiltelen | satutan itseani | parempi ilman minua | tapan itseni
      `),
      abuse: phrasePattern(`
        (?:isa|aiti|isapuoli|valmentaja|valmentajani|seta|veli|isani|aitini) (?:lyo|hakkaa|koskettelee|koskee|suutelee|uhkaa|pakottaa) minua | (?:lyo|hakkaa|koskettelee) minua (?:kotona|usein|suihkussa)? | alastonkuv[a-z]+ | (?:meidan )?salaisuu[a-z]+ valmentajan | pelkaan menna kotiin
      `),
      head: phrasePattern(`
        aivotarahdy[a-z]+ | (?:loin|lyonyt|sain)(?: [a-z]+){0,3} paa(?:ni|ta|han|hani)? | iskun paahan | paahan (?:sattuu|koskee|osui) | paata sarkee | paani on kipea | huimaa | menetin tajun[a-z]*
      `),
    },
    unsure: phrasePattern('kuolla | sattuu | lyo | verta | pelkaan | salaisuus'),
  },
  {
    language: 'cs',
    phrases: {
      self_harm: phrasePattern(`
        (?:uz )?nechci (?:zit|uz zit|byt na svete) | chci (?:umrit|zemrit|se zabit|skoncit se zivotem) | zabiju se | zabit se | sebevra[a-z]+ | (?:rezu|rezavam) se | ublizuju si | ublizit si | beze me lip | nema (?:to )?cenu zit
      `),
      abuse: phrasePattern(`
        (?:tata|otec|mama|matka|nevlastni otec|stryc|bratr|trener|tatinek|maminka) (?:me|mne) (?:bije|mlati|osahava|liba|nuti|bil|zbil|osahaval|ohrozuje) | (?:bije|mlati|osahava|osahaval) me | (?:sahal|saha) (?:na me|mi) | naha[a-z]* fot[a-z]+ | (?:nase|je to) tajemstvi | bojim se (?:jit )?domu
      `),
      head: phrasePattern(`
        otres mozku | (?:uderil|prastil|bouchl|spadl|spadla|dostal|dostala|rana|uder)(?: [a-z]+){0,3} (?:do|na) hlav[a-z]+ | boli (?:me |mne )?hlava | toci se mi hlava | motam? se mi hlava | omdlel[a]? | ztratil[a]? vedomi
      `),
    },
    unsure: phrasePattern('umrit | boli me | bije | krev | bojim se | tajemstvi'),
  },
  // With the letters that normalization leaves.
  {
    language: 'ru',
    phrases: {
      self_harm:
        /не хочу (?:больше )?жить|хочу умереть|хочу сдохнуть|покончить с собои|убью себя|убить себя|самоубииств|суицид|режу себя|режу руки|причиняю себе боль|без меня (?:будет|было бы|всем)? ?лучше|жить не хочется|нет смысла жить/,
      abuse:
        /(?:папа|отец|мама|мать|отчим|дядя|брат|тренер|отец)(?: меня)? (?:меня )?(?:бьет|избивает|трогает|лапает|целует|заставляет|ударил|избил|трогал)|(?:бьет|избивает|лапает) меня|изнасиловал|гол(?:ые|ую|ое) фот|это наш секрет|боюсь идти домои/,
      head: /сотрясени|удар(?:ился|илась|или|)(?: [а-я]+){0,3} голов|по голове|болит голова|голова болит|кружится голова|голова кружится|потерял(?:а)? сознание|тошнит после/,
    },
    unsure: /умереть|болит|бьет|кровь|боюсь|секрет/,
  },
];

/** With the response in the language of the message, when certain. */
type ForeignFinding =
  | { kind: ForeignKind; grade: 'certain'; text: string }
  | { kind: CareKind; grade: 'possible' };

/**
 * Finds a grave phrase of another language. A frightening word in a message that is not English is possible.
 * @param isOtherLanguage reads the language of the whole message, which takes longer than the phrases.
 */
export const findForeignCare = (
  text: string,
  isOtherLanguage: (text: string) => boolean = () => false,
): ForeignFinding | undefined => {
  const normalized = normalizeText(text);
  for (const { language, phrases } of languages)
    for (const kind of foreignKinds)
      if (phrases[kind].test(normalized))
        return { kind, grade: 'certain', text: safetyTexts.foreign[kind][language] };
  return languages.some(({ unsure }) => unsure.test(normalized)) && isOtherLanguage(text)
    ? { kind: 'feelings', grade: 'possible' }
    : undefined;
};

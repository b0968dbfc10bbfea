import { toAsciiDigits } from '@rinkside/contracts/digits';

/** Letters that Unicode does not decompose. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', ł: 'l', đ: 'd', ß: 'ss', œ: 'oe', ð: 'd', þ: 'th' };

/** Returns the lower-case words of a text without accents and punctuation: 'D.O.B.' is 'dob'. */
export const fold = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæłđßœðþ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}#№°º]+/gu, ' ')
    .trim();

const words = (text: string): Set<string> => new Set(fold(text).split(' '));

/** Words of headers, in English and the languages of hockey's countries. */
export const headerWords = {
  number: words(
    '# № no nr num number numbers jersey jerseys sweater uniform shirt nro numero numeros chandail cislo dres номер trikot trikotnummer ruckennummer trojnummer trojnr drakt draktnummer draktnr pelinumero dorsal numurs n° nº n',
  ),
  first: words(
    'first firstname given givenname forename fname prenom prenoms vorname rufname fornavn fornamn etunimi krestni',
  ),
  last: words(
    'last lastname surname family familyname lname nachname familienname zuname etternavn efternavn efternamn sukunimi prijmeni priezvisko apellido apellidos фамилия uzvards',
  ),
  name: words(
    'name names fullname player players playername skater skaters athlete participant child nom noms namn navn nimi jmeno meno nombre имя фио vards joueur joueurs joueuse spieler spelare spiller pelaaja hrac hraci jugador игрок speletajs',
  ),
  birth: words(
    'dob yob birth birthdate birthday birthyear born bday naissance annee ne nee ddn geburtsdatum geburtsjahr geburtstag geb jahrgang jg geboren fodt fodd fodselsdato fodselsar fodelsedatum fodelsear fodelseår syntymaaika syntymavuosi synt narozeni narodenia rocnik narozen nacimiento рождения dzimsanas birthdates',
  ),
  /** Also a school year, or the years that a player played. */
  year: words('year yr ano'),
  role: words('role roles type function funktion rolle'),
  position: words(
    'pos posn position positions poste pozice pozicia posicion pelipaikka амплуа позиция поз pozicija post posisjon posit',
  ),
};

/** A header with one of these is about something else: people around the player, contact data, equipment. */
export const otherWords = words(
  'parent parents guardian guardians mother father mom dad mum contact contacts emergency email emails mail courriel phone phones telephone telefon tel cell mobile address adresse street city town hometown state province zip postal country nationality usa usah canada registration reg license licence id ids size sizes team school grade age height weight ht wt shoots shot hand gender sex status note notes comment comments allergies medical fee fees paid balance dues nickname preferred middle suffix captain letter place birthplace cert certificate proof graduation grad class season level bar coach coaches manager insurance health sock socks waiver alder alter ika vek games goals assists points date dates attendance',
);
/** 'Name of the parent' and 'date of birth' have such words between. */
export const linkWords = words(
  'home away current new old primary main of de du la le the and or a i y et und och og',
);

export const goalieWords = words(
  'g gk gt goalie goalies goal goaltender goaltenders goalkeeper goalkeepers goaler th netminder netminders keeper keepers goaly tender gardien gardiens gardienne gardiennes torwart torhuter torhuterin torman malvakt malvakter mv malmann malmand keeper maalivahti maalivahdit brankar brankari brankarka brankár portero portera вратарь вратари вр vartsargs tw',
);
export const skaterWords = words(
  'f fw fwd fwds forward forwards c ce ctr cent center centers centre centres w wg lw rw wing wings winger wingers d df def defense defence defenseman defensemen defenceman defencemen defender defenders defensman ld rd lhd rhd blueliner skater skaters lc rc aw attaquant attaquants attaquante ailier ailiers av ag ad defenseur defenseurs defenseure stürmer sturmer verteidiger v s st back backs forsvar forsvarer forsvarsspiller angrep angriber hyokkaaja hyokkaajat h puolustaja puolustajat p laitahyokkaaja utocnik utocnici u obrance obranci obranca o delantero delantera defensa нападающий нападающие нап н защитник защитники защ з uzbrucejs aizsargs',
);
/** Letters that mean a goalie in one language and a skater in another. */
export const doubtfulPositions = words('b t k m');
/** Words that can accompany a position without changing it. */
export const positionModifiers = words(
  'left right l r gauche droit droite gauches starting starter backup second third hand side linker rechter offensive defensive man player',
);
/** Position words that are not used as names. */
export const surePositionWords = words(
  'gk goalie goaltender goalkeeper netminder fwd forward lw rw ld rd defense defence defenseman defenceman defensemen defencemen gardien torwart torhuter malvakt maalivahti brankar вратарь защитник нападающий skater attaquant defenseur verteidiger sturmer winger',
);

const staffWords = words(
  'coach coaches coaching headcoach manager managers mgr mngr trainer trainers hc ac asst staff volunteer volunteers bench registrar statistician personnel chaperone chaperones entraineur entraineurs entraineure entraineures gerant gerante gerants instructeur soigneur officiels encadrement trener trenere treneri treneris trainerin trainerinnen offizielle offiziellen funktionare trainerstab betreuerstab zeugwart ledare lagledare lagleder lagledere ledere holdleder holdledere stotteapparat oppmann tranare traner trænere træner ledarstab funktionarer materialare materialforvalter valmentaja valmentajat valmennus joukkueenjohtaja joukkueenjohtajat huoltaja huoltajat toimihenkilo toimihenkilot taustahenkilot rahastonhoitaja betreuer betreuerin teamleiter mannschaftsleiter teamchef realizacni realizacny vedouci veduci kustod funkcionari entrenador entrenadora entrenadores delegado тренер тренеры тренерский physio physiotherapist physiotherapeut treasurer scorekeeper official officials parent parents hcsp',
);
/** Languages with compounds put more in front of these: 'Vastuuvalmentaja', 'Huvudtränare'. */
const minCompoundEnd = 6;
const staffEnds = Array.from(staffWords).filter((word) => word.length >= minCompoundEnd);
export const isStaffWord = (word: string): boolean =>
  staffWords.has(word) || staffEnds.some((end) => word.endsWith(end));
export const staffModifiers = words(
  'head assistant assistants co team asst ast associate goalie goaltending bench equipment student safety the skills development chief mannschaft team tym tim druzstva tymu hlavni hlavny asistent asistenti joukkueen lagets laget lag equipe штаб de du des d l dequipe cuerpo tecnico hoved assistent adjoint adjointe chef главный 1 2 3 4 #1 #2 and',
);

/** Titles of columns with statistics. */
export const statisticWords = words(
  'rank rk rang platz gp gms g a p pt pts tp pim pims pen gaa ga sa sv svs so w l t otl ot min mins toi ppg ppa ppp pp shg sha shp sh gwg gtg eng fo fow fol s sog sf shots hits blk gs gd pct avg played wins losses ties shutouts saves minutes penalties assist goal z b tm o m rm gm utv sp v str sm pkt pj pun bp и г ш о шт матчи голы tor tore vorlage vorlagen spiele einsatze strafen punkte zapasy goly asistence trestne minuty ottelut maalit syotot pisteet jaahyt matcher mal poang utvisningar buts passes parties punitions',
);
/** Words of rows that sum up a table. */
export const totalWords = words(
  'total totals totaux totalt totale sum summe gesamt summa yhteensa celkem spolu итого count',
);
export const totalModifiers = words(
  'team grand overall all players skaters goalies equipe mannschaft joukkue tym lag of the',
);

/** Labels of the first lines of a mail. */
export const mailWords = words(
  'from to cc bcc sent date subject reply-to replyto von an betreff gesendet datum kopie de a objet envoye cc fran till amne skickat kopia kopio lahettaja vastaanottaja aihe lahetetty paivays od komu predmet odeslano kopie fra til emne sendt dato para asunto enviado от кому тема дата',
);
/** Words of the line that ends a letter. */
export const closingWords = words(
  'thanks thank you many so much again regards best kind warm cheers sincerely yours truly thx ty mit freundlichen gruessen grussen gruss grusse viele liebe beste schone danke med vanliga hilsen vennlig venlig beste mange halsningar halsning mvh vh tack terveisin terveiset ystavallisin kiitos kiitoksin s pozdravem pozdravom hezky den diky dekuji cordialement salutations merci amicalement saludos gracias спасибо уважением с',
);
/** Words of the line that begins a letter. */
export const greetingWords = words(
  'hi hello hey dear all everyone everybody folks team families parents there hallo zusammen liebe eltern hej alla hei kaikille kaikki moi ahoj dobry den vsem vsichni bonjour salut a tous et toutes god dag alle guten tag здравствуйте привет всем',
);

/** Words of headings such as 'Line 1'. */
export const unitWords = words(
  'line unit pair pairing block reihe kedja femma ketju viisikko petka lajna formace ligne paire trio rekke звено',
);

/** Lines about the team or the list. */
export const titleWords = words(
  'roster rosters team teams season league hockey club association tryout tryouts lineup squad bantam bantams peewee peewees squirt squirts mite mites midget midgets atom novice u6 u7 u8 u9 u10 u11 u12 u13 u14 u15 u16 u17 u18 6u 7u 8u 9u 10u 11u 12u 13u 14u 15u 16u 17u 18u aa aaa liste list laguppstallning trupp kader kokoonpano soupiska',
);
export const noteWords = words(
  'total totals count updated update printed page practice practices game games note notes colour color colours colors generated exported see contact call text deadline confirmed draft as players skaters goalies subject www http https ice rink summe antal yhteensa celkem',
);

/** What people write for 'none'. */
const nothing = words('na n a tbd tba tbc none nil unknown x');
export const isNothing = (text: string): boolean => {
  const folded = fold(text);
  return folded === '' ? !text.includes('?') : folded === 'n a' || (folded.length > 1 && nothing.has(folded));
};

export const noNumberWords = words('# № no nr num number numbers yet not assigned tbd tba tbc none pending');

/** Words before a birth year: 's. 2013', 'geb. 2013'. A single letter is one in lower case only: 'S.' is an initial. */
export const bornWords = words(
  'born b geb geboren ne nee nar narozen narozena f fodd s synt syntynyt г р род',
);

/** Small words of last names. */
export const particles = words(
  'de da di du des del della dos la le van von der den ten ter af av zu y e bin al el st mac mc ste',
);

export const suffixes = words('jr sr ii iii iv');

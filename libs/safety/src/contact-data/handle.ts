import { readSignsAsLetters } from './plain-text.js';

/**
 * A pattern of names, separated by '|', that also matches repeated letters, i for l, and long names without vowels:
 * 'snaaap', 'te1egram', 'snpchat'.
 */
const spread = (names: string): string =>
  names
    .split('|')
    .map((word) =>
      word.replaceAll(' ?', '[ -]?').replace(/[a-z]/g, (letter, at: number) => {
        const count = at > 0 && word.length > 5 && 'aeiou'.includes(letter) ? '{0,3}' : '{1,3}';
        return letter === 'i' || letter === 'l' ? `[il]${count}` : letter + count;
      }),
    )
    .join('|');

/** Names that mean only the app. */
const appNames = spread(
  'snap ?chat|snap ?code|instagram|insta|tik ?tok|whats ?app|telegram|we ?chat|face ?book|be ?real|roblox|rblx|fortnite|minecraft|xbox|psn|playstation|skype|viber|group ?me|kik|yubo|wizz|omegle|blue ?sky|bsky|reddit|venmo|cash ?app|linktr ?e?ee|tumblr|pinterest|vsco|hangouts|imessage|face ?time|you ?tube|twitter|wickr|threema|likee|valorant|discord|socials',
);
/** Short names of apps; some are also words. */
const shortNames =
  's{1,3}n{1,3}a{0,3}p{1,3}|sc|s/c|ig|i g|gram|dis cord|disc|dc|tt|tg|wa|gt|yt|fb|ps[45]|gamer ?tag|robux|yellow (?:ghost )?app|ghost (?:app|emoji)|(?:yt |youtube )?channel|line id';
/** Names of apps that are mostly words of a comment. */
const wordNames = 'x|signal|steam|epic|threads|messenger|zoom|twitch|switch|matrix|slack';
const app = `(?:${appNames}|${shortNames}|${wordNames})`;
const appWord = String.raw`(?<![\w@#-])${app}(?![\w-])`;
const appTag = String.raw`(?<![\w@#-])(?:${appNames}|${shortNames})(?![\w-])`;
const appOfWords = String.raw`(?<![\w@#-])(?:${wordNames})(?![\w-])`;

const stopWords =
  "a|an|the|and|or|but|so|to|too|of|in|on|at|by|for|from|with|as|is|it|its|it's|was|were|are|be|been|he|she|we|they|you|i|i'm|me|my|mine|your|his|her|our|their|this|that|these|those|there|here|what|who|how|when|where|why|not|no|yes|all|any|some|just|only|very|really|pretty|super|getting|got|gets|going|gone|now|still|then|than|like|ok|okay|lol|if|because|again|always|never|ever|much|more|most|one|two|up|down|out|off|over|back|more|also|first|last|next|new|old|same|every|each|other|page|video|videos|account|live|after|before|today|tonight|tomorrow|posted|saw|seen|watch|watched|viral|that's|let's|off|on";
const qualities =
  'good|great|better|best|bad|worse|weak|strong|stronger|fast|faster|quick|quicker|slow|slower|hard|harder|soft|sick|nasty|filthy|lethal|deadly|elite|insane|crazy|wild|ridiculous|unreal|clean|cleaner|smooth|solid|accurate|improving|broken|private|public|full|awesome|amazing|perfect|nice|cool|fun|funny|hot|cold|money|fire|trash|garbage|beautiful|beauty|dirty|wicked|incredible|impressive|underrated|heavy|light|dead|back|blowing|exploding|empty|boring|banned|hacked|deleted|gross|sneaky|scary|silly|weird|different|favorite|favourite|everything|goals|gold|dangerous|unstoppable|automatic|ok|fine|right|wrong|ready|tight|loose|high|low|early|late|big|bigger|small|worthy|goal|shot|shots|release|pass|passes|passing|time|game|ball|puck|save|saves|highlight|highlights|clip|clips|famous|material|dance|celly|filter|kids|stick|hockey|team|gang|boys|girls|nation|family|moment|vibes|classic|slap|wrist|wrister|slapper|backhand|goalie|player|coach|worthy|reel|save|post|story|filters|snipe|snipes';
const notAName = `(?:${stopWords}|${qualities})`;

/** Words before digits that are no account: 'room214'. */
const numbered =
  'comment|post|person|people|user|member|test|tester|teen|kid|child|coach|parent|name|club|item|highlight|title|message|text|reply|note|line|video|photo|january|february|march|april|june|july|august|sept|september|october|november|december|winter|summer|spring|fall|covid|wolves|hawks|bears|goalie|player|room|rink|locker|line|day|week|game|games|period|sheet|level|round|team|class|season|route|page|part|number|top|nhl|hwy|jersey|under|born|goal|goals|save|saves|shot|shots|no|year|grade|game|bus|field|gate';
/** A word shaped like an account: letters and digits, or an underscore within. */
const shaped = String.raw`(?:(?!(?:${numbered})\d+\b)(?=[a-z0-9_.-]*[a-z]{3})(?=[a-z0-9_.-]*\d)(?!\d+(?:st|nd|rd|th|min|mins|sec|lbs?|inch|oz|year|years|yrs?)\b)[a-z0-9][a-z0-9_.-]{4,}[a-z0-9]|[a-z0-9]+(?:_[a-z0-9]+)+)(?![\w])`;
/** Any word that may be an account. */
const named = String.raw`(?!${notAName}(?![\w'-]))[a-z][\w.'-]{2,}`;

const nameNouns = String.raw`(?:user ?name|user|name|id|tag|handle|acc(?:ount)?|channel|code|@)`;
const is = String.raw`(?:\s*(?:\bis\b|\biz\b|\bits\b|\bit's|'s\b|:|=|->|→|>)\s*)`;
const clauseEnd = String.raw`(?=\s*(?:$|[.,!?;)\n]|\band\b|\badd\b|\bhmu\b|\bpls\b|\bplease\b|\blol\b|[^\w\s'-]))`;

const contactVerb =
  '(?:add|adds|follow|message|msg|dm|pm|text|txt|call|hmu|hit|find|contact|reach|chat|talk|friend|write|ping|join|invite|snap|catch|meet|hang)';

const arrow = String.raw`(?:\s*(?::+|=+|->|>+|~+|\||\)|\(|/(?=\S)|[→⇒➡▶►👉👇⬇➜])+\s*)`;
const soon = String.raw`(?=\s*(?:$|[?,.!]|\b(?:so|and|or|pls|please|below|in|to|name|user|called|bro|dude|man)\b))`;
const onApp = String.raw`(?:on|in|at|via|thru|through|over|over to|to|using)\s+(?:the |my |your |ur )?${appWord}`;

const askingForYour = String.raw`\b(?:wh?[ua]t'?s?|what is|what are|drop|send|give|gimme|share|tell|need|want|trade|swap|exchange|get|type|post|leave|have)\s+(?:me |us )?(?:your|ur|yo|ya|u|y'?alls)\s+(?:\w+ )?`;

/** Patterns with the name of an app, on the text as it is and with signs read as letters. */
const appPatterns: RegExp[] = [
  // 'snap: jakeym', 'ig = jakeym', 'snap👉jakeym', 'tiktok @jakeym'
  new RegExp(String.raw`${appTag}(?: ${nameNouns})?(?:${arrow}@?|\s*@)(?:${shaped}|${named})`, 'u'),
  new RegExp(
    String.raw`${appOfWords}(?: ${nameNouns})?(?:${arrow}@?|\s*@)(?:${shaped}|${named}${clauseEnd})`,
    'u',
  ),
  // 'my snap is jakeym', 'the psn is jakeym'
  new RegExp(
    String.raw`\b(?:my|mine|the|our)\s+(?:\w+\s+)?${appWord}(?: ${nameNouns})?(?:${is}|\s*\?\s*)@?(?:${shaped}|${named}(?: ${named})?${clauseEnd})`,
  ),
  new RegExp(
    String.raw`(?<!\b(?:his|her|your|their|that|nice|the)\s)${appTag}(?: ${nameNouns})?${is}@?(?:${shaped}|(?!\w+ing\b)${named}${clauseEnd})`,
  ),
  // 'IG - jakeym'
  new RegExp(String.raw`${appTag}\s+[-–~]+\s*@?${named}${clauseEnd}`),
  // 'psn jakeym', 'add my snap jakeym'; the whole text 'snap jakeym'
  new RegExp(
    String.raw`(?<!\b(?:on|the|this|that|a|from|in|via|to|for|of|at|her|his|with|no|like|play|our)\s)(?<![\w@#-])(?:${spread('snap ?chat|instagram|insta|telegram|we ?chat|psn|kik|be ?real|viber|skype|yubo|venmo|cash ?app|discord|wickr')}|gamer ?tag|ig|gt|line id)(?: ${nameNouns})?\s+@?${named}(?: (?:\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))?\s*(?:$|[.,!?])`,
  ),
  new RegExp(
    String.raw`\b(?:add|follow|my|mine|find|friend|search|user)\s+(?:my |me |up )?${appWord}(?: ${nameNouns})?\s+@?(?:${shaped}|${named}\s*$)`,
  ),
  new RegExp(
    String.raw`^\W*(?:add )?(?:my )?(?:${appNames}|s{1,3}n{1,3}a{0,3}p{1,3}|ig|gamer ?tag|disc)[^\w?]+(?=\w{5})${named}[^\w?]*$`,
  ),
  new RegExp(String.raw`${appWord} slash \w`),
  new RegExp(String.raw`${appWord} (?:user ?name|id|name|tag|handle|friend|user|channel)\s+@?${named}`),
  new RegExp(
    String.raw`\b(?:${spread('facebook|facetime|kik|whatsapp|skype|discord|insta')}|fb|s{1,3}n{1,3}a{0,3}p{1,3}|signal)\s+(?:me|us)(?: (?:at|@|on))?\s*(?:$|[.,!?]|@?${shaped}|@?${named}\s*$)`,
  ),
  new RegExp(String.raw`\b(?:whatsapp|telegram|skype|viber|facetime|discord|wechat) (?:me|us)\b`),
  // 'add me on insta', 'hmu on snap', 'join my discord', 'let's move to whatsapp'
  new RegExp(String.raw`\b${contactVerb}\b(?:\s+\w+){0,2}?\s+(?:me|us|my|i'm|im)\b[^.!?\n]{0,20}?\b${onApp}`),
  new RegExp(String.raw`\b(?:watch|see|catch) me ${onApp}`),
  new RegExp(
    String.raw`\b(?:hmu|hit me|dm|dms|pm|chat|talk|hop|meet)\b[^.!?\n]{0,20}?\b(?:on|in|via|over|to)\s+(?:the |my |your |ur )?${appTag}`,
  ),
  new RegExp(
    String.raw`\b(?:move|switch|continue|go|take)\b[^.!?\n]{0,20}?\b(?:over )?to\s+(?:the |my |your |ur )?${appTag}`,
  ),
  new RegExp(
    String.raw`\b(?:add|follow|join|friend|check|subscribe to|sub to|sub|see|find|hit|hit up|visit)\s+(?:out )?(?:my|our)\s+${appWord}(?!\s+(?:shots?|pass(?:es)?|release|game)\b)`,
  ),
  // 'what's ur snap?', 'do you have discord', 'drop your insta'
  new RegExp(
    String.raw`${askingForYour}(?:(?:${appNames})(?![\w-])(?!\s+(?:shots?|release|pass|passes|like|speed|so|is|timing)\b)|(?:${shortNames}|${wordNames})(?![\w-])${soon})`,
  ),
  new RegExp(
    String.raw`\b(?:got|have|use|u on|you on)\s+(?:a |an |any )?${appTag}(?=\s*(?:$|\?|,|\bso\b|\bor\b|\band\b|\badd\b|\bi\b|\bim\b|i'm))`,
  ),
  // 'I'm jakeym on snap', 'follow jakeym on tiktok', 'on ig im jakeym'
  new RegExp(
    String.raw`\b(?:i'?m|i am|its|it's|as|called|under|search|look up|lookup|look for|find|user|name is|named|dm|text|message|msg)\s+(?:me )?@?${named}\s+(?:on|in|at)\s+(?:the |my )?(?!you ?tube)${appWord}`,
  ),
  new RegExp(
    String.raw`\b(?:follow|friend|subscribe to|sub to|sub|add|invite)\s+@?${named}\s+(?:on|in|at)\s+(?:the |my )?${appWord}`,
  ),
  new RegExp(
    String.raw`\b(?:on|in)\s+${appWord}\W+(?:(?:i'?m|i am|it'?s|as|under|name is|user is|called)\s+)@?${named}`,
  ),
  new RegExp(
    String.raw`${appTag}\s*[?,!]*\s*(?:i'?m|its|it's|mine is|mine's|mine|under)\s+@?${named}${clauseEnd}`,
  ),
  new RegExp(String.raw`\b${named}\s*(?:is my|is the|=|\()\s*${appTag}\s*(?:$|[).,!?])`),
  new RegExp(String.raw`^\W*@?${named}\s+(?:on|at)\s+(?:the |my )?(?!you ?tube)${appWord}\W*$`),
  new RegExp(String.raw`${appWord}[^.!?\n]{0,12}\b(?:as|under|called|by the name)\s+@?${named}${clauseEnd}`),
];

/** Patterns without the name of an app, on the same texts. */
const socialPatterns: RegExp[] = [
  // 'drop your @'
  new RegExp(String.raw`${askingForYour}@(?![\w-])${soon}`),
  new RegExp(String.raw`\bsub(?:scribe)? to @?${named}\s*(?:$|[.,!?])`),
  new RegExp(
    String.raw`\bsame\s+(?:@|at|a|name|user(?: ?name)?|handle|tag|id|acc(?:ount)?)\s+(?:on|for|in|everywhere)\b`,
  ),
  new RegExp(
    String.raw`\b${named}\s+(?:on|for|in)\s+(?:all|every)\s+(?:my |the )?(?:platforms?|socials?|apps?|social media)`,
  ),
  new RegExp(
    String.raw`\b(?:i'?m|i am|its|it's|user)\s+@?(?!\w+(?:ing|ed)\b)${named}\s+(?:everywhere|on everything)`,
  ),
  new RegExp(String.raw`\b(?:my|ur|your) dms?\b|\blink in (?:my |the )?bio\b`),
];

/** Patterns on the text as it is. */
const plainPatterns: RegExp[] = [
  // 'jakeym#4821', 'jakeym #4821', 'u/jakeym'
  /\blive:[a-z]/,
  /(?<![a-z0-9_.])[a-z0-9_.]+#\d{4}\b/,
  /(?<=[a-z0-9_])\s#(?!(?:19|20)\d\d\b)\d{4}\b/,
  /(?<!\w)u\/[a-z][\w-]{2,}/,
  // 'my username is jakeym', 'my @ is jakeym', 'handle: jakeym'
  new RegExp(
    String.raw`\b(?:user ?name|user|user ?id|gamer ?tag|screen ?name|ign|login)\s*(?:is|:|=|'s|-)+\s*@?${named}`,
  ),
  new RegExp(
    String.raw`\bmy\s+(?:@|at|handle|tag|user(?:'s)?|acc(?:ount)?(?: name)?)\s*(?:is|:|=|'s)?\s+@?(?:${shaped}|${named}\s*$)`,
  ),
  new RegExp(String.raw`\bhandle\s*(?::|=)\s*@?${named}${clauseEnd}`),
  new RegExp(String.raw`\buser\s+${shaped}`),
  // 'add jakeym09', 'find me: jake_m'
  new RegExp(
    String.raw`\b(?:add|find|follow|friend|search|look up|msg|message|dm|hmu|text|i'?m|invite|join|sub)\s+(?:me|us|up|at|on|here|everywhere|there|:|with|to|is|its|it's|pls|my|[^\w\s]|\s)*@?${shaped}`,
  ),
  /(?<![a-z])[a-z]+(?:\.[a-z]+)*\d*_+(?:[a-z_]*\d|\d+)[a-z0-9_]*/,
  /[a-z]\d+_[a-z0-9]+/,
  /\$[a-z][a-z0-9_-]{4,}/,
  // invitations
  /\b(?:(?:invite|join|friend|server|lobby|party|zoom|meeting|discord|roblox|referral|private|group|class)\b[^.!?\n]{0,30}\bcode|code to join)\b[^.!?\n]{0,6}\s(?=[\w-]*\d)(?=[\w-]*[a-z])[a-z0-9-]{4,}/,
  /\bcode\b(?: is|:)?\s+(?=[a-z0-9-]*\d)(?=[a-z0-9-]*[a-z])[a-z0-9-]{5,}[^.!?\n]{0,10}(?:\bto\b|\bjoin\b|$)/,
  /\b(?:invite|join|server|lobby)\b\W{1,3}(?:is )?(?=[a-z]*\d[a-z0-9]*[a-z])(?=\d*[a-z][a-z0-9]*\d)(?:[a-z0-9]{5,10})\b/,
  /\b(?:send|give|gimme|drop|text|dm|share)\s+(?:me |us )?(?:your|ur)\s+(?:cell|phone|mobile|digits|number|e-?mail|addy|contact)/,
  /\b(?:wh?[ua]t'?s?|what is)\s+(?:your|ur)\s+(?:(?:cell|phone|mobile|digits|e-?mail|contact)\b(?! (?:case|brand|model))|number\b[^.!?\n]{0,15}\b(?:text|call|message)\b)/,
];

/** A tag or code of a game: capitals and digits. */
const gameTag = /#(?=[A-Z]*\d[0-9A-Z]*[A-Z])(?=\d*[A-Z][0-9A-Z]*\d)[0-9A-Z]{5,}/;

/** 'jake underscore m'; 'I can't underscore that enough' is prose. */
const spelledUnderscore =
  /(?<!\b(?:to|not|can't|cant|cannot|just|i|really)\s+)(?<=[a-z0-9])\s+under ?score\s+(?!(?:that|how|the|our|it|enough|is)\b)[a-z0-9]/;

const shapedWord = new RegExp(String.raw`(?<![\w@#])${shaped}`);
const appAnywhere = new RegExp(appWord);
/** Every match of {@link appPatterns} contains a match. Most texts have none, and those patterns are slow. */
const appInWords = new RegExp(String.raw`(?<!\w)${app}(?!\w)`);

/** Slow to compile: each takes up to 50 ms. */
export const slowPatterns: readonly RegExp[] = [...appPatterns, ...socialPatterns, appAnywhere, appInWords];

/** Words after '@' that stand for a place, an event or a group. */
const mentionWords = new Set(
  'home away rink rinks ice arena practice game games goal net bench blue crease center grandma grandpa auntie aunt uncle brother sister bro sis nana papa coach coaches ref refs goalie goalies defense forwards captain team teams teammates boys girls guys everyone everybody all here mom dad mum parents family fans league tournament tourney nationals states state regionals provincials playoffs finals camp clinic tryouts tryout skate scrimmage school work college park lake pond barn box dot point the my our a noon night midnight lunch hockey usa usahockey nhl pwhl wolves hawks bears sharks kings stars wild jets ducks devils rangers bruins eagles lions tigers panthers foxes falcons ravens knights storm thunder lightning blades flyers penguins blackhawks redwings wings oilers flames canucks leafs mapleleafs senators canadiens habs sabres islanders hurricanes predators preds blues avs avalanche coyotes kraken capitals caps badgers gophers huskies bulldogs wildcats warriors titans vikings chiefs mustangs cougars grizzlies raptors barons generals admirals royals rockets comets icehogs icedogs polarbears northstars selects elite fire ice freeze frost blizzard predators phantoms spartans trojans cardinals hornets jackets bluejackets goldenknights mammoth sting outlaws pirates rebels saints'.split(
    ' ',
  ),
);
const placeBefore =
  /\b(?:play|plays|playing|played|practice|win|won|loss|lost|away|vs|beat|tonight|tomorrow|today|yesterday|scrimmage|finals?|ot|tournament|tourney|camp|clinic|see you|see ya|cu|meet|skate|live|opener|friday|saturday|sunday|monday|tuesday|wednesday|thursday|fri|sat|sun|mon|tue|tues|wed|thu|thurs|weekend|(?<!\b(?:great|good|nice|awesome|amazing|sick|solid|best|big|fun) )game|games?(?: \d+)?)\W*$/i;
const placeAfter =
  /^(?:\s+[A-Z]\w+)?\s+(?:arena|rink|ice|center|centre|coliseum|gardens?|forum|place|fieldhouse|lake|park|dome|complex|pavilion|barn|bowl|cup|tournament|classic|hockey|(?:this|next) week(?:end)?|tonight|tomorrow|today|at \d|on (?:mon|tue|wed|thu|fri|sat|sun))/i;

/** Whether an '@' names an account, not a place, a team, a role or a time. @param text with its letter case */
const hasMention = (text: string): boolean =>
  [...text.matchAll(/(?<![@.])@(\s?)([a-z0-9_][\w.'-]*)/gi)].some(
    ({ 0: whole, 1: space, 2: name = '', index }) => {
      const lower = name.toLowerCase().replace(/[.'-]+$|'s$/g, '');
      if (new RegExp(`^${shaped}$`).test(lower)) return true;
      if (space || /^\d/.test(lower) || lower.length < 3) return false;
      if (mentionWords.has(lower) || mentionWords.has(lower.replace(/s$/, ''))) return false;
      if (/^[A-Z]/.test(name) && placeAfter.test(text.slice(index + whole.length))) return false;
      // '@JakeMiller' is an account even after 'win'.
      return !(/^[A-Z][a-z]+$/.test(name) && placeBefore.test(text.slice(0, index)));
    },
  );

const writeOutSigns = (text: string): string =>
  text
    .replace(/👻/gu, ' snapchat ')
    .replace(/(?<=[a-z0-9])\s+under ?score\s+(?=[a-z0-9])/g, '_')
    .replace(/(?<=[a-z]) dot (?=\d)/g, '.')
    .replace(/\bat ?sign\s+(?=\w)/g, '@');

/** Whether a plain text names an account of another service, or asks for one. @param text with its letter case */
export const hasHandle = (text: string): boolean => {
  if (hasMention(text) || gameTag.test(text)) return true;
  const lower = text.toLowerCase();
  if (spelledUnderscore.test(lower)) return true;
  const plain = writeOutSigns(lower);
  if (plainPatterns.some((pattern) => pattern.test(plain))) return true;
  const letters = readSignsAsLetters(plain);
  const matches = (pattern: RegExp) => pattern.test(plain) || pattern.test(letters);
  if (socialPatterns.some(matches)) return true;
  if (matches(appInWords) && appPatterns.some(matches)) return true;
  if (!shapedWord.test(plain)) return false;
  // 'sna p jake_m', 'sn*p jake_m'
  const squeezed = letters.replace(/[^a-z]/g, '');
  return appAnywhere.test(plain) || appAnywhere.test(letters) || /snap|insta|discord/.test(squeezed);
};

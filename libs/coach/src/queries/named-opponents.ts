import { teamInText, teamsInText, teamsNamed } from './opponents.js';
import type { QuestionReader } from './question-reader.js';
import type { ReaderContext } from './question-context.js';

const names = String.raw`(?<name>\p{L}[\p{L}\p{N}&.-]*(?: \p{L}[\p{L}\p{N}&.-]*){0,3}?)`;

const afterName = String.raw`(?= (?:[?!.,;:]|with|and|but|or|i|we|he|she|my|our|last|on|in|at|this|for|so|how|what|when|if|than|compared?|vs|versus|any|is|are|was|were|went|after|before|since|lately|overall|then|too|please|coach|lol|though|total|ever|season|all|from|per|over|did|do|does|have|has|games?|as)(?: |$)|$)`;

const opponentPattern = new RegExp(
  String.raw`\b(?:vs ?\.?|versus|against|facing|faced|beat|beaten|beating|lost to|lose to|losing to|tied|play(?:ed)? the|to the|over the|for the|and the|or the|than the|about the) (?:the |team |those |these )?${names}${afterName}`,
  'u',
);

const opponentStarts =
  /\b(?:vs|versus|against|facing|faced|beat|beaten|beating|lost|lose|losing|tied|play|played|to|over|for|and|or|than|about)\b/g;
const teamName = (match: RegExpExecArray): string =>
  match.groups?.name?.replace(/^(?:the|team) /, '').replace(/[.\s]+$/, '') ?? '';
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const reference =
  /\b(?:vs ?\.?|versus|against|to|beat|beaten|facing|faced) (?:them|that team|this team|the same team|those guys|these guys|that opponent)\b/;

/** These words can mean several teams. */
const several = /\b(?:them|those guys|these guys)$/;

const noTeam =
  /^(?:$|an?|any|vs|versus|short-handed|after|before|then|now|today|normal|usual|allow|allowed|let|scored?|ours|theirs|mine|which|what|whom?|their|your|or|when|where|if|with|but|we|i|some|better|good|bad|tough|strong|weak|teams?|goalies?|other|others|opponents?|average|the|my|our|his|her|me|him|us|them|it|everyone|last|this|that|these|those|season|year|month|week|game|games|power|box|line|half|first|second|next|number|whole|best|worst|most|least|fewest|rest|ones?|weekend|minutes?|shots?|goals?|assists?|points?|saves?|way|net|team|other team|came|come|comes|were|was|is|are|did|do|have|has|that|lol|lmao|haha|please|thanks|coach|though|bro|dude|man|in|on|and|per|each|every|all|average|past|same|start|end|break|holidays?|playoffs?|regular|tournament|total|totals|record|number|wins?|won|los(?:e|t|ing)|winning|loss(?:es)?|ties?|left|right|left(?:y|ies)|right(?:y|ies))\b/;

/** Words of figures and games, which no team is named after. */
const figureWords =
  /\b(?:goals?|points?|assists?|saves?|shots?|games?|wins?|losses|minutes?|penalt(?:y|ies)|average|percent\w*|season|month|week|per|by|than|more|less|single|multi|total)\b/;

/** Whether a word may be the name of a team that is not known. */
export const isTeamLike = (name: string): boolean =>
  name.length > 2 && !noTeam.test(name) && !figureWords.test(name);

/** The opponent of 'against them' when no team was named. */
export const unknownTeam = 'them';

/** Whether the text before 'them' names the team that is meant: 'we play the Lynx, what is our record against them'. */
const isNamedIn = (text: string, { teams }: ReaderContext): boolean =>
  !/\b(?:than|or|vs|versus|compared?)\b/.test(text) &&
  (teams ? teamInText(text, teams) !== undefined : opponentPattern.test(text));

export const readOpponents = (reader: QuestionReader, context: ReaderContext): string[] => {
  const found: string[] = [];
  const before = reader.rest.slice(0, reference.exec(reader.rest)?.index ?? 0);
  const match = reader.take(reference);
  // The verb of 'beaten them' still says how the game ended.
  if (match?.[0].startsWith('beat')) reader.rest += ' beat';
  if (match && !isNamedIn(before, context)) {
    const teams = context.teams ?? [];
    const named = teamInText(context.mentioned ?? '', teams) ?? context.previous?.opponent;
    const listed = named === undefined ? teamsInText(context.lastReply ?? '', teams) : [named];
    // With the teams known, an unknown 'them' asks back, and so does 'that team' after a list.
    if (listed.length === 1 || (several.test(match[0]) && listed.length > 0)) found.push(...listed);
    else if (context.teams) found.push(unknownTeam);
  }
  for (let turn = 0; turn < 3; turn++) {
    // 'Shots against in games against the Lynx': the first match may name no team.
    const named = [...reader.rest.matchAll(opponentStarts)]
      .map(({ index }) => opponentPattern.exec(reader.rest.slice(index)))
      .find(
        (found_) =>
          found_?.index === 0 && !noTeam.test(teamName(found_)) && !figureWords.test(teamName(found_)),
      );
    if (!named) break;
    const name = teamName(named);
    reader.take(new RegExp(String.raw`(?<=^|\s)${escapeRegExp(named[0])}`));
    // The verb of 'beat the Lynx' still says how the game ended.
    if (/^(?:beat|beaten|beating)/.test(named[0])) reader.rest += ' beat';
    if (/^(?:lost|lose|losing) to/.test(named[0])) reader.rest += ' lost';
    if (named[0].startsWith('tied')) reader.rest += ' tied';
    found.push(...name.split(/ (?:and|or) (?:the )?/));
  }
  if (found.length === 0 && context.teams) {
    const named = teamInText(reader.rest, context.teams);
    if (named) found.push(named);
  }
  // 'Against the Lynx and Comets'.
  if (found.length === 1 && context.teams && /\b(?:and|or|than|compared?|vs|versus|to)\b/.test(reader.rest)) {
    const [first = ''] = found;
    const others = context.teams.filter((team) => !teamsNamed(first, [team]).includes(team));
    const named = teamInText(reader.rest, others);
    if (named) found.push(named);
  }
  return found;
};

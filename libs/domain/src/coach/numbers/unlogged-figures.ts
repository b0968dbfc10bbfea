import type { UnloggedName } from './stat-query.js';

export const unloggedPatterns: readonly [UnloggedName, RegExp][] = [
  ['plus-minus', /\bplus ?[-/ ]? ?minus\b|\+ ?\/ ?-|(?:^|\s)\+-(?=\s|$)/],
  ['face-offs', /\bface ?-?offs?\b(?! rules?)|\bdraws? (?:won|win|taken)\b|\b(?:won|win) (?:the )?draws?\b/],
  ['shooting percentage', /\b(?:shooting|shot) (?:percent\w*|pct|%|accuracy)|\bsh ?%/],
  ['ice time', /\bice ?-?time\b|\btime on (?:the )?ice\b|\btoi\b|\bminutes (?:a|per) game (?:do|did) i (?:skate|play)\b|\bshifts?\b(?= (?:did|do|have|per|a) )/],
  ['blocked shots', /\bblock(?:ed|s)? shots?\b|\bshots? (?:did|have|do) (?:i|he|she|we) block\w*|\bshot blocks?\b|\bshots blocked\b|\bblocks\b/],
  ['hits', /\bhits\b|\bbody ?checks\b/],
  ['game-winning goals', /\bgame ?-?winn(?:ing|er)s?(?: goals?)?\b|\bgwgs?\b/],
  ['power-play goals', /\bpower plays? (?:goals?|points?|assists?)\b|\bppg\b(?= goals)|\bpower play\b|\b(?:goals?|points?|assists?|scored?) .*\bpower play\b/],
  ['short-handed goals', /\bshort-handed\b/],
  ['home and away', /\b(?:at home|home games?|home ice|away games?|on the road|road games?|home record|away record|road record|home and away|home or away|away from home|home rink|(?:record|goals?|points?|assists?|wins?|games?|play|played|playing|when|or|and|vs) away)\b/],
  ['periods of a game', /\b(?:1st|first|2nd|second|3rd|third|which|what|each|every) periods?\b/],
  ['takeaways and giveaways', /\btake ?-?aways?\b|\bgive ?-?aways?\b|\bturn ?-?overs?\b/],
  ['skating speed', /\b(?:top |skating |my )speed\b|\bhow fast (?:am|do|did|is|does) (?:i|he|she)\b|\bmiles did (?:i|he|she)\b/],
  ['line mates', /\bline ?-?mates?\b|\bwhich line\b|\bwhat line\b/],
  ['overtime', /\bovertimes?\b|\b(?:in|to|into|during) ot\b|\bshoot ?-?out (?:goals?|record|wins?|losses|saves?|percentage)\b/],
  ['empty-net goals', /\bempty ?-?net(?:ters?| goals?)?\b/],
  ['kinds of shots', /\bwrist ?-?(?:shots?|ers?)\b|\bslap ?-?shots?\b|\bbackhands?\b|\bhigh ?-?danger\b|\bquality shots?\b|\bglove(?: side)? (?:saves?|goals?)\b|\b(?:glove|blocker) side\b/],
  ['breakaways', /\bbreak ?-?aways?\b/],
  ['games to come', /\b(?:games?|many) .*\b(?:left|remaining|to go)\b|\b(?:next|upcoming) games? (?:are|is)\b/],
  ['practices', /\bpractices? (?:did|have) (?:i|he|she|we)\b|\bhow many practices\b/],
]; // prettier-ignore

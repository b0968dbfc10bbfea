/** Expected greeting by persona. */
export const greetings: Record<string, RegExp> = {
  nova: /^[^\d]*fun hockey games[^\d]*$/,
  finn: /your 6 games: 8 goals, 5 assists/,
  wren: /^Hi Wren! .*How are you feeling about it\? .*your 9 games: 6 goals, 10 assists/,
  mateo: /your 19 games: 517 shots faced, 471 saves.*last Tuesday\?$/,
  ada: /no games yet.*Add your first game/,
  leo: /your 1 game: 23 shots faced, 21 saves/,
  priya: /Ask me how to help your player enjoy hockey and get better\./,
  dana: /Need a practice\? Tell me ice, minutes, numbers\./,
  newt: /Tell me your age and your level of play/,
};

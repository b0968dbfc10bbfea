import { questionLines, type RankingQuestion } from './ranking.questions.js';

/** Questions close to several entries. A choice of the right ones is as good as the answer; another answer is wrong. */
export const marginQuestions: readonly RankingQuestion[] = [
  ...questionLines('margins', 'skater', `
    where do i stand on a d zone faceoff as right wing | faceoff-plays or wing-role
    whats my job as a d when the puck is behind our net | defense-role or defensive-zone-coverage
    should the center go below the goal line to help in the d zone | center-role or defensive-zone-coverage
    how do we break out vs a 1-2-2 | breakouts
    when should the winger leave the zone early | wing-role or breakouts
    what does f2 do on a 2-1-2 | forecheck-2-1-2
    how to beat a neutral zone trap | neutral-zone-trap
    which forecheck is best for a slow team | forecheck-systems
    what do i do if im F3 and the puck goes behind me | forecheck-systems or backchecking
    what is a good gap at the red line | gap-control
    do i go for the puck carrier or the trailer on the backcheck | backchecking
    im last man back and its a 3 on 1 what do i do | two-on-one-defense
    2 on 1 do i pass or shoot | two-on-one-offense or shoot-or-pass
    in 3v3 should we chase the puck in our end | overtime-play
    how do i win a draw against someone bigger | faceoffs
    what do wingers do after they lose the faceoff | faceoff-plays or wing-role
    whats a diamond pk | penalty-kill
    where does the net front guy stand on pp | power-play or net-front
    pp drop pass how does it work | power-play
    when to pinch at the blue line | defense-joining-rush
    whats a strong side winger | strong-side or wing-role
    difference between zone and man to man in dzone | defensive-zone-coverage
    how to defend the cycle | defensive-zone-coverage or cycling
    boxing out in front of our net how | net-front
    whats delay on the rush | zone-entries
    how do we change lines without giving up a chance | line-changes
    whats a good play off the offensive zone faceoff | faceoff-plays
    killing a 5 on 3 who stands where | five-on-three
    i get beat wide every time what should i do | one-on-one-defense or gap-control
    am i supposed to cover the guy or the puck | defensive-zone-coverage
    do forwards or d start the regroup | regroups
    how do i read if its a rim or a reverse | breakouts
    how do we stop giving up odd man rushes | backchecking or two-on-one-defense
    should i skate backwards or forwards when backchecking | backchecking
    who's man is the high slot guy | defensive-zone-coverage
    how do i get open in the slot | where-to-be or net-front
    what does a two way forward do | player-types
    whats a shut down d | player-types
    do i tie up sticks or bodies in front | net-front
    im rd on the pk where do i stand | penalty-kill
    coach wants f1 to steer not hit what does he mean | angling or forecheck-systems
    how do we score on the 5 on 3 | five-on-three
    who goes to the front of the net on the pp | power-play or net-front
    when do i shoot from the point | point-shot
    how to get the puck past the first forechecker | breakouts or passing-under-pressure
    how do i get around a guy on the outside | deking
    what do i do after i dump it in | zone-entries or forecheck-systems
    we get stuck in the d zone for like 2 minutes | breakouts
    how do you play against a trap | neutral-zone-trap
    should i follow my check all over the ice | defensive-zone-coverage
  `),
  ...questionLines('margins', 'goalie', `
    do i come out on a 2 on 1 | goalie-two-on-one
    who do i take on a 2 on 1 shooter or passer | goalie-two-on-one
    where should i be on a point shot with a screen | goalie-screens or goalie-depth
    should i use rvh on a sharp angle | goalie-post-play
    what to do when the puck is behind the net | goalie-wraparound or goalie-puck-handling
    how do i poke check without getting burned | goalie-poke-check
    what depth should i play at on a breakaway | goalie-breakaway or goalie-depth
    deflections are killing me | goalie-screens
    how do i deal with shots from the point that get tipped | goalie-screens
    my pads dont seal the ice | five-hole or butterfly
    how do i find a puck in a scramble | goalie-tracking or goalie-screens
    my glove drops when i drop down | glove-saves or butterfly
    wanna stop getting beat on the short side | goalie-angles or goalie-post-play
    when do i hug the post | goalie-post-play
    how do i talk to my d more | goalie-communication
    other goalie is better than me | comparing or goalie-benched
  `),
  ...questionLines('margins', 'coach', `
    how do i teach 10u kids positions | teaching-systems or rotating-positions
    my 12u team all chase the puck | bunching-up
    my team never breaks out clean | breakouts
    short bench tips | short-bench-game
    how many games to practices should we have | season-plan
    a kid refuses to come off the ice | discipline-practice or bench-management
    one of my players is way better than the rest | mixed-levels
    how do i run a bench with 3 lines | bench-management
    kids dont backcheck | backchecking
    how do i run a 3 on 2 drill | two-on-one-offense or two-on-one-defense
    our pp is terrible | power-play
    how do i deal with 2 skill levels | mixed-levels
    when do i pull the goalie | pulled-goalie
    how much time on systems vs skills | teaching-systems
  `),
]; // prettier-ignore

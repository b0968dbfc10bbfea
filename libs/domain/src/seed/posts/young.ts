/** Posts of 10U to 12U players, by the author's slug. */
export const youngPosts: Record<string, string[]> = {
  'arjun-raman': [
    'Scored short side at practice! I saw the goalie lean and just shot it. Coach says that is called reading the goalie.',
    'Our power play has a secret name and I am not allowed to say it here.',
    'Did 200 pucks in the driveway. My little sister counted and she is very strict.',
    'Shaking hands is still the best part, even after a loss, because their captain said nice game.',
  ],
  'sadie-kowalczyk': [
    'Butterfly slides are finally starting to feel like sliding and not like falling.',
    'Toe save at practice! My dad says that one counts double.',
    'Reminder to everybody: goalies can hear you tapping your stick for the end of the power play. Thank you for tapping.',
    'New mask paint idea: an owl whose wings are the cage sides. I have drawn it nine times already.',
  ],
  'leo-fontaine': [
    'It was 95 degrees outside and I wore a winter hat to the rink. Desert hockey!!',
    'I finally beat my mom at wall passes. 41 in a row.',
    'Only eight skaters at practice so everybody double shifted. My legs are noodles.',
  ],
  'imani-brooks': [
    'My favourite goals come off rebounds. Go to the net, people, that is where the pucks live.',
    'Coach Keisha had us do small-area games the whole practice. I have never been so tired from something so fun.',
    'Wearing the A this month! First thing I did was collect the pucks with the younger kids.',
    'I watched our whole shift back and I stand still after I pass. Homework: move after I pass.',
  ],
  'gus-haldorsen': [
    'Blocked a shot with my shin pad and then sat on the bench feeling like a superhero.',
    'Penalty kill practice today. Sticks in lanes!',
    'Learning to take faceoffs. So far I have learned that the other kid has also been learning.',
    'Pond day with my cousins. No lines, no refs, boots for goalposts, dark came too early.',
  ],
  'clara-vandermeer': [
    'My slap shot went over the glass into the lobby. Nobody was hurt but a vending machine is surprised.',
    'We run the breakout until nobody has to think. Today nobody had to think, and it felt like flying.',
    'First game as a center. So much more skating! I slept in the car with my neck guard still on.',
    'Thank you to the big kids from 16U who stayed after their practice and showed us how to open up for one-timers.',
    'Goal of the week was not mine, it was the pass before the pass. Tape to tape to tape.',
  ],
  'finn-odowd': [
    'Post, post, glove. The first two saves were not really mine but I thanked them.',
    'Coach Delacroix says a goal against is a letter from the shooter: read it, then put it away.',
    'Back from a sprained wrist. Everything felt loud and fast for ten minutes and then it felt like home.',
    'The ones that get in are mostly low blocker, so guess what I am doing after school.',
  ],
  'kenji-morrow': [
    'Roller in the morning, ice in the evening. The best kind of Saturday is any day with both.',
    'Toe drag worked! Toe drag also did not work, four times. We do not talk about those.',
    'My stick flex was way too stiff. Borrowed a softer one and my wrist shot finally lifts.',
    'Our whole line sat together and planned one play on a pizza box. It works, at least on the box.',
  ],
};

/** Posts of parents and coaches, by the author's slug. */
export const grownUpPosts: Record<string, string[]> = {
  'priya-raman': [
    'Carpool for the early ice: I have three seats and a thermos. Leaving at 5:50 from the library lot.',
    'Arjun’s team lost, hugged, and argued about pancakes within four minutes. Kids are better at this than we are.',
    'If anybody else’s glove dryer has become a piece of living room furniture, please tell me that I am not alone.',
    'A thank-you to the volunteers who ran the clock and the gate for nine hours straight at our home tournament. You are the reason there is hockey here.',
    'Gear swap in the lobby this weekend: everything outgrown is welcome, nobody asks questions, take what fits.',
  ],
  'dana-whitlock': [
    '14U: tomorrow is skating and small-area games, no systems. Bring energy and two sticks if you have them.',
    'What I liked at practice: every time we lost the puck, we wanted it back within five seconds. That is a team that likes each other.',
    'Parents, the ride home has one good question: “Did you have fun?” The video session is my job.',
    'We are moving to equal shifts on the power play until December. You learn the power play by being on it.',
    'Proud of Mateo and Jonah for staying to help with the 9Us. Nobody asked them to.',
    'Reminder on the safe-to-play steps: a bump to the head ends your day, always, no discussion and no shame.',
  ],
  'marguerite-frost': [
    'Tied fourteen pairs of skates this morning, two of them belonging to children I have never met.',
    'Ada asked if the ice machine driver has a favourite lap. We waited and asked. It is the last one.',
    'Found: one very small purple mouthguard with teeth marks full of character. Lobby desk, Granite Lake.',
  ],
  'tom-abernathy': [
    'My son would like to be a goalie. Send help, and also send used pads, size tiny.',
    'I have learned more about patience from watching a seven-year-old wait for a puck to come back down the ice than from any book.',
    'Cinder Bay parents versus kids scrimmage: the kids let us win a faceoff.',
    'Snack crew schedule is on the board. Orange slices remain undefeated.',
  ],
  'lucia-fontaine': [
    'It is 95 outside and I own four parkas now. Hockey mom in the desert, chapter three.',
    'Leo wrote a thank-you card for the referee after his first game with a real ref. The ref kept it in his helmet bag.',
    'Anyone driving to the tournament and able to take two goalie bags? They are larger than the goalies.',
  ],
  'walt-kowalczyk': [
    'Goalie dads: we stand in the corner, we breathe through the nose, we clap for both ends.',
    'Sadie let in a soft one, looked up, and shrugged at me. I have never been so relieved by a shrug.',
    'Built a shooting board out of an old countertop. The neighbours have questions, the kids do not.',
    'Three sheets of ice, one Zamboni, zero complaints. Thanks to the rink crew at Harrow Notch.',
  ],
  'benedikt-haug': [
    'Today’s theme was scanning: look over both shoulders before the puck arrives. Count it out loud. It sounds silly and works at once.',
    'We play the same rondo as the football team next door, only with more falling.',
    'Proud of the group: a weekend away, everyone packed their own bag, only one forgot a skate. It was me.',
    'A good drill has a decision in it. If there is only one answer, it is choreography.',
  ],
  'renee-cardinal': [
    'Learn-to-play starts with falling. We fall, we giggle, we get up. Then we do it with a puck.',
    'Every 8U got ten touches per minute today because we used four nets and quarter ice. Stations are magic.',
    'Someone’s little brother snuck into the relay in snow boots and anchored his team to victory. He is on the roster in our hearts.',
    'Loaner helmets and sticks are in bin B. Size them snug, ask me if unsure, bring them back wet and happy.',
  ],
  'frank-delacroix': [
    'Thirty-one seasons behind a bench and I still get nervous for the first puck drop. I hope it never stops.',
    '12U: we do not chase in our own end. We arrive. Think about the difference on the bus.',
    'A parent thanked me for benching nobody. The kids earned that. They worked like a team with only one line.',
    'To the young coaches: learn their names on the first day, their dogs’ names by the second week.',
  ],
  'keisha-monroe': [
    'Small-area games all month. If you see chaos, look closer: it is kids solving problems at full speed.',
    'Imani wore the A and picked up pucks before anybody else. Leadership is mostly tidying up.',
    'Our girls’ skate had 26 on the ice, nine for the first time. Bring a friend next week, we have gear.',
    'Practice plan for tonight, three lines: edges with music, 2v2 below the dots, and the last ten minutes belong to them.',
  ],
};

import type { KnowledgeEntry } from './entry.js';

export const checkingEntries = [
  {
    id: 'checking-age',
    title: 'the age when checking begins',
    examples: [
      'at what age does body checking start',
      'when can kids start hitting',
      'is checking allowed in 12u',
      'what age group has body contact',
      'can we hit in peewee',
      'does squirt hockey have checking',
      'im 11 can i body check',
      'which division starts checking in usa hockey',
      'when will my son be allowed to check',
      'is hitting legal at 14u',
      'checking in bantam?',
      'how old do you have to be to check',
      'next year we move up, is there hitting then',
      'house league checking or no',
      'is it full contact at this age',
      'first year of checking when is it',
      'hockey canada checking age',
      'does spring hockey allow hits at 13',
      'when does checking start',
      'what age can you hit',
      'when is body checking allowed',
      'can you check at 12u',
      'when do they start checking',
      'is there checking at my age',
      'how old to body check',
      'can bantams hit',
      'which age does contact start',
      'is body contact allowed in u13',
    ],
    answers: {
      child:
        'At your age there is no body checking. You can win the puck with your feet, your stick and a smart path. That is what makes great players! When you are much bigger, your coaches teach it step by step. Next time, try to steer a friend to the boards without a bump.',
      youth:
        'In many youth programs, body checking begins at 14U, and some leagues, girls’ hockey and recreational groups have none at all. Below that age, contact that happens when two players go for the puck is different from a check. Your league decides, so ask your coach which rule you have. Until then, train angling and balance along the boards.',
      older:
        'Checking starts at 14U in many programs, while recreational leagues and most girls’ and women’s play have their own rules. It changes by league and country, so check your rule book. Legal age or not, technique comes first: angle, stick on puck, body low, hands down. Ask your coach how contact is taught on your team.',
      parent:
        'In many programs body checking is introduced at 14U; younger levels and most girls’ leagues do not allow it. Some recreational leagues never do. Rules differ by country and league, so look at your league’s website. Good clubs teach angling and contact confidence in the years before. Ask the coach how they prepare for that step.',
      coach:
        'Follow your governing body: many allow body checking from 14U on, not in girls’ divisions and not in some recreational classes. Prepare it below that age with angling, body position and contact confidence, without hits. Confirm the rule of your league before the season and explain it to families at your first meeting.',
    },
    drills: ['friendly-boards', 'steer-to-the-boards'],
  },
  {
    id: 'girls-checking',
    title: 'contact in girls hockey',
    examples: [
      'is there checking in girls hockey',
      'why cant girls body check',
      'body contact in womens hockey',
      'what contact is allowed in girls games',
      'my daughter got a penalty for body contact, what is legal',
      'girls hockey rules on hitting',
      'do the pro women check',
      'difference between checking and body contact for girls',
      'playing on a boys team as a girl and checking starts',
      'how physical is girls hockey',
      'shes moving from boys to girls hockey, what about contact',
      'rubbing out along the boards in the girls league',
      'can a girl hit back if the boys check her',
      'contact rules in 16u girls',
      'is girls hockey less rough',
      'refs call everything in girls hockey',
      'protecting myself on a co-ed checking team',
      'does womens hockey have hits',
      'can girls hit',
    ],
    answers: {
      child:
        'In girls’ hockey you do not body check. You win pucks with quick feet, a smart stick and strong balance. Bumps can happen when two players go for the puck, and that is okay. Next time, use your body as a wall between the puck and the other player.',
      youth:
        'Girls’ hockey usually has no body checking. You may hold your position, lean, angle and battle for the puck; skating through a player to hit is a penalty. It makes feet, stick and balance even more valuable. If you play with boys in a checking group, your coach must prepare you for contact. Ask your coach which contact is legal in your league.',
      older:
        'Most girls’ and women’s leagues forbid body checking but allow body contact: angling, holding your ice and shoulder-to-shoulder battles for the puck. Some professional leagues permit more. On mixed teams the rules of that division apply, so learn to receive contact first. Check your league’s wording, and train angling and protection in your next practice.',
      parent:
        'Girls’ leagues normally do not allow body checking, while battles and contact in pursuit of the puck remain part of the game. On a boys’ team at a checking age, that league’s rules apply, and she needs training to receive contact. Ask the coach about both before you choose a team.',
      coach:
        'Teach girls legal contact actively: angling, body position, stick on puck, strength along the boards. Explain the difference between contact and a check with video or demonstration, and know how your league calls it. For girls on checking teams, teach receiving contact first. Put one angling game into your next practice.',
    },
    drills: ['friendly-boards', 'shield-turns'],
  },
  {
    id: 'stick-checks',
    title: 'poke checks and stick lifts',
    examples: [
      'how do i poke check',
      'stick lift tips',
      'take the puck away without hitting',
      'i swing my stick at the puck and get a slashing call',
      'how to steal the puck',
      'when to poke and when to wait',
      'my poke check misses and he goes around me',
      'lift his stick from behind',
      'sweep check',
      'how to strip the puck legally',
      'use my stick on defense',
      'stick on puck what does it mean',
      'pickpocket a player',
      'takeaways how to get more',
      'i always lunge at the puck and get beat',
      'good stick for a small defenseman',
      'active stick',
      'checking without body contact for u10',
      'how do i poke check as a defenseman',
      'how to do a stick lift',
      'poke checking tips for skaters',
      'how do i strip the puck from someone',
      'steal the puck from an opponent',
      'taking the puck off someone without a penalty',
      'how do i get more takeaways',
      'use my stick better on defense',
      'how does a defender poke check without missing',
      'lift the stick and take the puck',
      'how do i take the puck from a player without hitting him',
      'my poke checks never work on forwards',
      'i play d, when do i poke and when do i keep my stick down',
      'is lifting a stick allowed',
      'slashing or poke check where is the limit',
    ],
    answers: {
      child:
        'You can steal pucks like a ninja! Keep your stick on the ice. When the puck is near, poke it quick and pull back. Or lift your friend’s stick a bit and take the puck. No big swings! Next time, steal three pucks with a poke.',
      youth:
        'Poke: stick in one hand, elbow bent, stay in front of the player and jab quickly when the puck is exposed, then recover. Lift: come from the side, put your stick low under theirs, lift and take it with your feet moving. Missing by lunging means you were too far away. Swings get penalties. Try lifts on the back-check in your next small game.',
      older:
        'Good sticks come from feet and patience. Keep the blade in the lane, elbow back so you can extend, poke when the puck leaves their body, and never lunge past your balance. Stick lifts work from the side, low on the shaft, near the blade. Do not chop or hook. Next practice, defend rushes with stick first and body in line.',
      parent:
        'Taking pucks with the stick is the skill for all ages without checking: pokes, lifts and blocking lanes. Swinging hard brings penalties; quick and low works. Play one-on-one in the yard with your child and let them steal the ball with pokes and lifts.',
      coach:
        'Teach blade on the ice in the lane, bent elbow, quick jab and recovery; lifts from the side with moving feet. Correct lunging with angle and gap. Use keep-away and chase games with "stick steals count". No swinging at hands. Add a chase-and-lift race to your next practice.',
    },
    drills: ['steer-to-the-boards', 'mirror-feet'],
  },
] as const satisfies readonly KnowledgeEntry[];

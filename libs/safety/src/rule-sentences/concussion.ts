import { sentenceLines } from './sentence-lines.js';

// Sentences after a knock to the head.

export const notClearances = sentenceLines(`
  I haven't been cleared yet, what drills can I do at home
  what can I train until I'm cleared
  the doctor hasn't cleared me yet, can I play
  my doctor says I can't skate yet, what drills
  I'm not cleared, give me a drill
  once I'm cleared what should I do
  when the doctor has cleared me can I shoot
  if my doctor clears me can I play saturday
  I get cleared tomorrow, drills for today please
  will be cleared next week, drills now
  doctor says I can skate in two weeks, drill for now
  doctor said I can play when my headache is gone
  my doctor said I can only walk
  my coach cleared me
  my mom cleared me to play
  I was cleared by my coach
  am I cleared to play now
  has the doctor cleared me
  did the doctor clear me
  nobody cleared me but I feel ok
  I should be cleared by friday, plan my week
  I'm almost cleared, something easy
  I havent been cleared yet what drills
  doctor wont clear me, what can i do
  I was cleared for school, what drill
  I was cleared but not for contact, drills please
  how do I get cleared faster
  before I'm cleared can I stickhandle
  pretend I've been cleared
  let's say I was cleared, what drill
  the puck was cleared by their D, how do I shoot
  who can clear me
  doctor didn't clear me for games
  waiting to be cleared, what do I do at home
  my coach said I'm cleared
  my coach said, I'm cleared
  my coach says so and I'm cleared
  coach told me I'm cleared to play
  mom says I'm cleared
  I've been cleared by my hockey coach
  I've been cleared by my head coach
  I've been cleared by grandpa
  I got cleared by my trainer
  doctor said I can go home
  doctor said I can go to the mall
  doctor said I can go back to school
  doctor said I can do light exercise
  my doctor says I can skate but no contact or games
  my doctor says I can skate, no contact
  the doctor says I can play on saturday
  the doctor says I can play video games
  I'm cleared for non contact
  I've been cleared, but not for contact
  I've been cleared. not for games though
  my friend's doctor cleared him
  I have cleared pucks better lately
  my skating clinic says I can skate
  the doctor said I can not play
  last year my doctor cleared me
  the doctor cleared me last year
  doctor said I can go to practice and watch
  I'm cleared by my doctor to skate only
  my doctor said I can play if I feel ok
`);

export const physicalQuestions = sentenceLines(`
  Quick warm-up
  Something fun at home
  stickhandling at home
  how do I take a slap shot
  slap shot
  wrist shot tips
  how do I pass better
  another one
  yes
  ok
  ok thanks
  why
  make it harder
  No ice today
  15 minutes only
  what should I do now
  I feel fine now
  I'm okay, promise
  it was nothing
  how do I improve my skating
  What's my game analysis?
  What drills should I practice?
  push ups?
  how many push ups should I do
  how do I play center
  can I play tomorrow
  can I go to practice
  should I tell my coach I'm fine
  what do I tell my coach so I can play
  my coach wants me to play anyway, what do I tell him
  I'm bored, what can I do at home
  I'm sad, give me something fun
  how do I take a penalty shot
  how do I draw a penalty
  what is a power play
  where should I stand on a faceoff
  how do I get my stats up
  thanks, what drill now
  hi, warm up please
  what's the rule on faceoffs
  goalie drills
  Put my training week together
  Am I getting better?
  toe drag
  can you plan my week
  what stretches are good
  what if I score 3 in my next 2 games
  how do I handle the puck
  I'm nervous about my game tomorrow
  dangles
  can I watch goalie videos and try them
  Why did my save % dip?
  I'm nervous before games
  which videos teach defense
`);

export const nonPhysicalQuestions = sentenceLines(`
  my kid wants to quit
  can you draft it
  can you write an email to the coach
  how much does a new stick cost
  how is he doing this year
  what is offside?
  what is icing
  is high sticking a major
  what counts as tripping
  explain the offside rule
  how does plus minus work
  what are my stats
  how many goals do I have
  how was my season
  what happened in my last 3 games
  explain goals against average
  what is save percentage
  what videos can I watch
  can I watch hockey clips instead
  I'm sad I can't play
  I'm so bored of sitting out
  I miss my team
  it's unfair
  I'm scared to go back
  I'm frustrated that I can't practice
  what should I tell the doctor
  how do I tell my coach I can't play
  should I tell my mom
  who won the Stanley Cup
  thanks
  thank you coach
  hi
  bye
  what can I learn from watching
  how do I cope with missing games
  can I watch the game on tv
  which clips should I watch to learn positioning
  is boarding a penalty
  I'm mad I have to sit out practice
  what should I ask the doctor
`);

export const clearances = sentenceLines(`
  the doctor cleared me, what drill now?
  my doctor cleared me yesterday
  I've been cleared, drills please
  I was cleared in writing
  I got cleared by my doctor
  I'm cleared now, what drill
  Im cleared
  doctor said I can play again
  the doctor says I can skate again, what drill
  doctor said I'm good to go, drills?
  my neurologist signed me off, warm-up?
  I am fully cleared, how do I shoot harder
  the specialist cleared me after tests, drill?
  what drills should I do now that the doctor cleared me
  my coach wants me to play and my doctor cleared me, drill?
  we saw the doctor and he cleared me in writing
  I've been cleared from my concussion, what drills
  the doctor cleared me after my concussion, give me a drill
  my concussion is gone, doctor cleared me
  my headaches are gone and doctor cleared me
  doctor said I don't have a concussion and can play
  doctor said it's not a concussion and I can play
  I had a concussion last season but I'm cleared now
  I hit my head last week but my doctor cleared me
  the doctor cleared me on monday, what drill
  I'm medically cleared what can I do
  my mom said the doctor cleared me
  I saw the doctor today and he cleared me
  the concussion specialist cleared me
  my doctor gave me the all clear
  the doctor cleared me to return to play
  doctor said I can start playing again
`);

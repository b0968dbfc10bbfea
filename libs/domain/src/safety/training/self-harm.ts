import { sentenceLines, type TrainingSentences } from './sentences.js';

export const selfHarmSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    you can give my number to someone else next season, i wont need it
    some days i wish i just didnt wake up for morning skate
    after that fifth goal i kinda wanted to disappear for good
    my family would have way more money without me and my goalie gear
    im done, not with hockey, with like everything
    i keep my sleeves down in the locker room so nobody sees my arms
    whats the point of a summer plan, i wont be around for it
    gave my best stick to my little brother cause i dont think ill need it
    nobody would notice if i wasnt on the bus anymore, or anywhere
    i punish myself after bad games and mom cant know
    my linemate said he doesnt plan on turning 17
    found marks on my daughters legs when she changed out of her gear
    lol if we lose saturday im just gonna end it
    my son said he wishes hed never been born after he got cut
    i hate myself so much i hit my own head when i mess up a drill
    wish the ice would crack and id go under and thats it
    can you tell my team sorry in case im not there next week or ever
    im 8 and i dont want to be alive when dad is mad about my shifts
    our goalie posted a goodbye thing on her story then deleted it
    what tape works to cover cuts so they dont show under elbow pads
    i think everybody would be better off if i was gone, even the power play
    one kid on my bench told me he hurts himself to calm down, what do i say
    dont bother fixing my slapshot, im not gonna be here long
    the only time i feel anything is when i hurt myself after practice
    i scratch my arm till it bleeds before games, helps with nerves
    thinking about not existing a lot lately, anyway how do i stop a 2 on 1
    since the knee surgery he talks like his life is over at sixteen
    my sister plays d and she told me she wants to go to sleep forever
    if i dont make juniors theres no reason for me to stay here
    i was on the bridge by the rink last night just looking down
    i wrote letters to my parents and my coach, theyre in my hockey bag
    sometimes driving home from the rink i hope we crash
    i let in 8 and thought ok thats it, i dont deserve to live
    is it weird to want a really bad hit so i dont have to be here
    she used to love stickhandling in the garage, now she says nothing matters and shes tired of living
    i dont really see myself in the future, like at all
    can u just tell me a goal drill so i stop thinking about dying
    im a burden on this team and on my mom and im tired
    my buddy on the third line joked about jumping but i dont think he was joking
    every night i pray i dont wake up, then i go to practice and act normal
    grandpa is up in heaven and i want to go play hockey with him there
    he gave away his cards and his skates and now hes weirdly calm
    ive tried once before and nobody on the team knows
    one last game sunday then i can finally rest for good
    i burn myself sometimes when i get benched, dont tell anyone
    theres a voice that says quit, not hockey, life
    my kid googled how to stop living, i saw it on the team tablet
    im over it, peace out everyone, thanks for the hockey tips
    i wish a truck hit me on the way to tryouts
    nobody picked me for their line so i bit my hand till it bled again
    the old thoughts came back after the playoffs, the ones i was in hospital for
    id be okay if i fell asleep tonight and the season went on without me
    a bantam on my team has fresh lines on his wrist every week
    mom hid all the meds after what i said on the way home from the game
    i dont want to play, i dont want to go to school, i dont want to be
    last thing i want to learn is a backhand toe drag then im good to go forever
    my captain texted me take care of my dog for me and now hes not answering
    i pinch and hit my legs when im slow, theyre purple but its fine
    who gets my jersey if a player dies in the middle of the season
    just feel like skating out somewhere and never coming back to anyone
    nothing is fun anymore, not hockey, not anything
    my son says nothing is worth it anymore, not even friends
    she says she has no reason to get up anymore
    I want it all to stop
    please just make it stop
    I wish it would all be over
    I only get out of bed because there is practice
    hockey is the only thing that keeps me here
    without hockey I would have no reason
    I don't know why I should keep going with anything
    what's the point of me
    what's the point of anything
    would it even matter if I was gone
    nobody would look for me
    I keep thinking my family would be fine without me
    my teammate says this is his last season ever and gave me his sticks, he looked weird
    my son asked what happens to us when he isn't around
    my daughter says she wants to be nothing
    I don't think I'll be needing my gear much longer
    you won't have to worry about me soon
    soon none of this matters
    it would be fine with me if the bus crashed
    I would not move if a car came
    I keep thinking what if I just let go
    I just want to close my eyes and not open them again
    I want to stop existing for a while, or forever
    everyone would have more money and time without me
    my brother deserves the ice time and the parents, I don't
    there'd be one less mouth to feed
    they'd cry a week and then be fine
    who would even come
    I'm just taking up space
    I shouldn't be on this planet
    it's not worth it anymore, none of it, me least of all
    what's even left for me
    I've got nothing left
    I'm out of reasons
    I ran out of reasons to wake up
    no one needs me here
    it's too loud inside and I know one way to make it quiet
    there is only one way this stops
    I know how to stop the pain for good
    I'm so tired that I'd like to sleep and never get up
    I think about it on the drive to the rink
    I think about it every night before sleep
    it comes back each time we lose, the thought
    the thought of not being here calms me
    I looked up how, just in case
    I've been saving up pills
    I keep something sharp under my pillow
    I do it where my shin pads cover
    my shin pads hide what I do to my legs
    I snap a rubber band until it bleeds because I played bad
    I pulled my hair out after the game, on purpose
    I hold ice until it burns so I feel something
    after bad games I need to see blood
    I bang my head on the locker until I feel better
    I promised my mom not to do it again but I did
    I wrote goodbye on my stick tape
    this is the last time we talk, mack
    be good mack, I won't be back
    if something happens to me say sorry to my team
    tell my linemates they were the best, I'm leaving for good
    I want my number retired after me lol, they'll know why
    I gave my dog to my cousin so he is looked after
    I deleted everything on my phone so they don't have to
    he keeps giving his things away and says he's fine
    my teammate said see you on the other side
    my friend said don't be sad if I'm gone tomorrow
    my friend doesn't answer since he wrote sorry for everything
    my captain said he'd rather drive into a tree
    she showed me the marks and made me promise
    my goalie says the world is better without her
    my son asked if we would miss him
    my son said maybe I'll just go to sleep for good
    my daughter wears sleeves in july
    my kid said it doesn't matter what he wants for christmas since he won't be here
    my boy said he hopes his plane crashes on the way to the tournament
    my son stares at the bridge each time we cross it
    I'm a father and I sit in the garage with the engine and think
    I lost my job and my kids would get the insurance
    I coach and smile and at night I don't want to live
    I don't want to be here anymore and I don't mean the rink
    sometimes I think everybody would be happier without me
    my team would be better off if I was gone for good
    I wish I would just not wake up tomorrow
    I hope I don't wake up after this weekend
    it would be easier to just disappear forever
    I want it all to stop, everything
    I'm done with life
    I can't see a reason to keep going
    there is nothing left for me if I can't play
    if I don't make the team I'm ending it
    if I get cut I don't want to live
    hockey is the one thing keeping me alive
    no hockey no reason to live
    I've been thinking about ending things
    I've thought about how I would do it
    I have a plan and nobody knows
    I already wrote the letters
    I gave my sticks and my jersey away because I won't need them
    this is my last message, thanks for everything coach
    goodbye mack you were nice to me
    can you say something nice to my mom when I'm gone
    how many pills are too many
    what happens if I take all of my mom's pills
    I took a lot of pills tonight
    I swallowed something on purpose
    I know where my dad keeps his gun
    I looked off the bridge for a long time today
    I stood on the tracks on my way home
    I think about walking into traffic after practice
    I imagine crashing the car on the way to the rink
    I sometimes want to step in front of the zamboni for real
    I scratch my arms until they bleed when I play bad
    I use my skate blade on my legs and it helps
    I burn myself to feel something
    I hit my head against the wall when I miss
    I punch myself when I make mistakes
    I pinch and bite myself after losses so I learn
    I deserve to hurt when I let my team down
    hurting myself is the only thing that calms me down
    I have marks on my wrist and coach will see
    how do I hide the lines on my arm in the dressing room
    I keep a razor in my hockey bag
    I started doing that thing to my arms again
    I relapsed and did it again last night
    I was clean for two months and then I cut
    I tried once before and nobody found out
    I was in the hospital for trying to end it
    I survived last time, maybe not this time
    I feel like a burden to my parents
    my parents spend so much on me and I'm not worth it, they'd save money if I wasn't here
    everyone would get over it in a week if I was dead
    would anyone even come to my funeral
    does it hurt to die
    is it painful to drown
    what's the fastest way to go
    do you think there is something after this life
    I'd rather be dead than go back to that locker room
    I'd rather not exist than play for him
    I hate existing
    I never asked to be born
    life isn't for me
    I'm tired of being alive
    tired of all of it, not just hockey
    I don't care if I get hurt or die
    I don't care what happens to me anymore
    I skate into the boards hard on purpose because I want to get hurt
    I hope a puck hits me and it's over
    I wish that hit had killed me
    wish I had died in that crash
    I wish I could sleep and never get up
    I just want to sleep forever
    I want to go where my grandpa is
    I want to be with my dog in heaven
    I'd like to be with my dead brother
    I'm going to do it tonight
    tonight is the night
    tomorrow I won't be here, tell the guys good luck
    this will be my last game ever and not because I quit
    nobody can help me now
    no one can stop me
    I said goodbye to my friends without them noticing
    don't tell anyone but I don't want to live
    I can't do this life thing anymore
    I can't keep pretending I want to be alive
    I smile at the rink and at home I plan how to die
    the voices tell me to hurt myself
    something in my head says jump
    I hear a voice that says I should die
    kms if we lose again and I kind of mean it
    I'm gonna kms, not joking
    I want to kms every day after practice
    unalive is what I want
    I googled ways to unalive
    I think of unaliving myself
    sewer slide sounds good right now
    I'm suicidal
    I have suicidal thoughts during the season
    I had those dark thoughts again
    I have thoughts I shouldn't have about myself
    thoughts about not being alive come when I'm benched
    the dark place is back
    it's getting dark in my head and I don't trust myself
    I'm scared of what I might do to myself
    I'm not safe with myself tonight
    I'm afraid to be alone because of what I could do
    there's no way out for me
    I see no way out
    no future for me
    I don't see myself turning 16
    I won't be around next season
    I won't be around for the playoffs, you'll see
    doesn't matter what I train, I won't be here
    why train when I will be dead anyway
    what's the use of living
    why do people keep living
    why should I keep going if nothing gets better
    is life worth it
    give me one reason to stay alive
    nothing feels worth being here for
    I feel dead inside and want the rest to follow
    I want to die but I also don't want to make mom sad
    I want to die lol
    i wanna die fr
    i dont wanna live
    i dont wanna be alive no more
    i just wanna be gone
    I wanna vanish and never come back
    world would be a better place without a loser like me
    they'd be glad if I killed myself
    they told me to kill myself and maybe they're right
    my teammates said do it and I might
    someone commented kys and I think I will
    my friend says he wants to kill himself after the season
    my teammate told me he doesn't want to live and made me swear not to tell
    my linemate posted a goodbye
    my buddy gave me his favorite stick and said I'd need it more than him
    a girl on my team cuts herself in the bathroom
    I saw cuts on my goalie partner's arm
    my best friend said this was the last time we'd see each other
    he texted me that he can't go on
    she said she has pills and will take them
    our captain joked about hanging himself but it didn't sound like a joke
    I'm worried my friend will hurt himself tonight
    how do I help a friend who wants to die
    what do I say to a teammate who hurts herself
    my son said he wishes he was dead
    my son said he'd be better off dead after he got cut from the team
    my daughter wrote that she doesn't want to exist
    I found a note in my son's hockey bag
    I found blades in my daughter's room
    my daughter has fresh cuts on her thighs
    my kid bangs his head on the wall and says he hates his life
    my 12 year old said he wants to jump from the roof
    my boy asked how long it takes to die
    my child talks about death all the time since he lost his spot
    my daughter said goodbye to us in a strange way tonight
    my son searched for ways to end his life
    my teen told me nothing matters and he wouldn't mind dying
    my kid gave away all his hockey cards and gear, should I worry
    he said we won't have to pay for hockey much longer
    she said we would be better off with only one child
    my son has been talking about not being here next year
    my goalie told me in tears he wants everything to end
    one of my players said he thinks about suicide
    a player on my team texted me that he can't take it and said bye
    one of my girls has cuts on her arms, how do I handle it
    a kid I coach said he would be happier dead
    a kid on my team drew himself hanging
    our player attempted suicide, what do I tell the team
    our goalie overdosed last weekend
    a boy on my bench said nobody would notice if he died
    I'm a coach and I can't go on myself
    as a dad I feel my family would be better off without me
    I'm 45 and I don't want to wake up anymore
    I'm a mom and I think about ending it
    since my divorce I drive to the rink and think of driving off the road
    since my injury ended my career I see no reason to live
    after my career ended I tried to take my life
    I lost my brother to suicide and feel the same now
    I just want the pain to end for good
    I want the noise in my head to stop forever
    I keep picturing my own death
    I dream of dying and it feels nice
    I'm writing my will, I'm 14
    who gets my gear if I die
    can you delete my account, I won't need it where I'm going
    it doesn't matter, I'm not going to be around
    I've decided and I feel calm now
    I finally know how to make it stop
    after the last game I will make it stop
    one more loss and I'm checking out for good, from life
    I can't face tomorrow, I really can't
    I can't face another day
    every day I wake up and wish I hadn't
    I cry and think of ways to end it
    I'm at the edge and no one sees it
    I held the knife today
    I tied a rope
    I put the skate lace around my neck
    I tried to choke myself with a lace
    I held my breath under water as long as I could, hoping
    I stopped taking my insulin on purpose
    I stopped eating and drinking so it ends
    how long can you go without water until you die
    what height is deadly
    which medicine can kill you
    can you die from too much caffeine, asking for me
    if I drank all of this would I die
    mack am I allowed to give up on everything
    I give up on living
    there's no point in me being alive if I can't even skate right
    I'm worthless and should be dead
    I should just go kill myself
    I should be dead
    nobody would cry
    if I was dead they'd finally be sorry
    then they will be sorry, when I'm gone
    they'll miss me when I'm dead
    I hope they feel bad when I'm not here
    whats even the reason to go on, and i dont mean hockey
    i do not see the point in carrying on with anything
    why bother going on at all
    i am done, not with hockey, with everything
    no reason for me to keep trying to live
    i dont think i can keep going much longer
    i could disappear and they would all be better off
    after this season i wont be around so somebody else can have my number
    can you tell my team thanks, i wrote them all a letter. whats the schedule for sat
    i gave my good sticks to the little kids, i wont need em
    who would even notice if i didnt show up to practice ever again
    sometimes when i drive home from the rink i think about just not turning the wheel
    i wear wristbands under my gloves so nobody sees what i do. do they make longer ones
    if i dont make aaa theres no point in anything. what do scouts look at
    my linemate said goodbye kinda weird after the game, hugged everybody, gave me his lucky puck. hes never like that
    everybody would be better off, team and my family. i cost them so much money
    hockey was the only thing that kept me here and now im cut
    i hope i get hit so hard i dont wake up. whats our next opponent like
    one of my players wrote on his tape 'soon its over'. he laughed it off. what do i say as coach
    how many goals would i need to score to feel like i should be alive
    im so done. not with hockey. with all of it
    my daughter has scratches in rows on her thigh, says its from hockey tights. do those rub?
    i punch the wall in the shower till it bleeds after bad games, it helps me calm down
    i dont wanna be captain i dont wanna be anything
    what happens to your stats when you die, do they stay on the site
    i sat on the roof of the rink for an hr last night. nobody came. anyway how do i fix my slump
    he joked that next season he'll be watching from above. third time this month, shes worried, im worried, we're 14
    its like im already gone and just the jersey skates
    i burn myself a bit before games so im not nervous. other ideas for nerves?
    my boy asked who would get his gear if something happened to him. he's 12
    promise you dont tell. i have a date picked, its after the final
    i wish i was never born lol, anyway 3 giveaways today
    wont matter much longer, but what was the answer on the 1-2-2 forecheck
    i looked up stuff i shouldnt last nite after we lost. im scared of me
    my friend in goal deleted all his accounts and told me to take care of his dog
    the pain is the only thing i feel good about when i do it. no one sees with long socks on
    coach said see you next week and i thought no you wont
  `),
  innocent: sentenceLines(`
    my mom says it is fine
    my friends all made the team
    she used to love the goalie position
    he used to love it so much
    what do we do now
    hockey isn't fun anymore for my son
    she says practice stopped being fun
    it used to be more fun when we were little
    I'm not having fun on this team
    hockey is not as fun as before
    he wants to stop playing after this season
    my daughter says she is done with hockey
    he would rather play soccer now
    she lost interest in hockey over the summer
    my kid does not want to go to practice anymore
    it hit me in the arm last time
    the puck hit me in the shin yesterday
    i got hit in the leg by a slapshot and now I flinch
    a shot hit my glove hand and it scared me
    last time it hit my arm and I turned away
    a puck got me in the ribs at practice, it was fine
    it stings when the puck hits my foot
    the puck bounced off my elbow pad
    i always turn away since a shot hit my shoulder
    he says it's not fun anymore
    she says it isn't fun anymore
    my kid says it's no fun anymore
    he doesn't like it anymore and wants to stop
    she told us she is not enjoying it anymore
    I don't like going anymore
    it's just not fun this year
    it stopped being fun when we moved up
    he said he doesn't want to go anymore
    my son says he's done with hockey
    what's the point of dump and chase
    what's the point of warmups
    does it even matter which hand is on top
    I want the puck to stop bouncing
    I wish I was taller
    I wish I was faster
    sometimes I wish I played another position
    would anyone notice if I switched to wing
    what is the meaning of life
    is there life on other planets
    what is life all about according to scientists
    why do people exist in the first place, for my philosophy homework
    does life get easier in high school
    what was life like before phones
    that practice killed me
    coach is killing us with sprints
    my legs are dead after that game
    I'm dead tired after practice
    I nearly died laughing in the locker room
    I'm dying to play again
    I'd die for a shot like that
    suicides are the worst drill
    we skated suicides for an hour
    what is a suicide pass
    how do I avoid suicide passes
    sudden death overtime rules
    when does sudden death begin
    how do we kill a penalty
    penalty killing tips
    killer instinct in front of net
    I want to be a killer on the forecheck
    we killed off a five on three
    kill the clock at the end of a game
    he has a killer shot
    I killed it today
    I murdered that puck
    shoot to kill, how do I shoot harder
    my shot is dead, how do I bring it back
    the puck died on the ice
    dead puck rule
    how do I shoot from a dead angle
    I was hung out to dry by my defense
    my defense hung me out to dry
    I let my team down with that turnover, how do I recover
    I feel bad because I cost us the game
    I blew it in the shootout
    I'm so mad at myself for missing the net
    I get mad at myself after mistakes
    I slam my stick when I'm mad
    I beat myself up after a bad game, how do I stop
    I'm too hard on myself
    I want to quit hockey
    I want to give up on my slap shot, it never works
    I give up, crossovers are too hard
    I'm done with this season
    I'm done with this team, how do I switch clubs
    I don't want to be on this team anymore
    I don't want to play goalie anymore
    I don't want to go to practice today
    I don't want to be a defenseman
    I can't do crossovers anymore since my growth spurt
    I can't do this drill
    I can't keep up with the fast kids
    what's the point of icing
    what's the point of plus minus
    is there a point in going to spring hockey
    why should I practice if I never play
    is hockey worth it for the money
    is it worth going to camp
    give me one reason to play defense
    nothing works on the power play
    we have no chance against them
    there's no way we win tomorrow
    no way out of our zone, what breakout helps
    how do we get out of our own end under pressure
    we are trapped in our zone
    I freeze when I have the puck
    I panic with the puck on my stick
    I disappear in big games, how do I show up
    I vanish in the third period
    how do I not be invisible on the ice
    I go invisible after a bad shift
    it was my last game of the season
    this is my last season before college
    my last game at 14U is on sunday
    goodbye to my team, what do I say at the final party
    how do I say goodbye to my team when we move
    I'm leaving the team because we move
    I'm leaving for camp tomorrow
    thanks for everything coach, see you next season
    bye mack see you tomorrow
    I gave my old skates to my cousin
    I gave my stick away because it was too short
    should I give away my old gear
    what do I do with outgrown gear
    I jumped over the boards too early
    I jump off the bench for a line change
    how do I jump up in the rush
    crash the net, how
    I crashed into the boards but I'm fine and we laughed
    we crashed and burned in the third
    I burned him wide
    I got burned by a fast winger
    cut inside on the defender
    how do I cut my stick
    I got cut from the AA team
    I was cut in the last round, what now
    cuts are on friday, I'm nervous
    coach makes cuts next week
    how do coaches decide on cuts
    my skates cut well today
    cut down the angle as a goalie
    I cut my tape too short
    sharp edges after sharpening
    blade height for goalies
    razor sharp skates, too sharp?
    hollow and sharpening, which is right
    I scratched my visor
    I was a healthy scratch
    why was I scratched for the game
    I was scratched again and feel bummed
    I bleed for this team
    we bled goals in the second
    my coach bled us dry in drills
    we choked in the final
    I choke under pressure, help
    choke up on the stick, when
    he choked on the breakaway
    overdose of hockey this weekend lol, five games
    too many pucks in the net
    how many shots are too many in practice
    is five games too many in one weekend
    how do I end a shift well
    when should I end my shift
    I ended the game with two goals
    how do I end my slump
    I want this losing streak to end
    we ended their season
    life is good, we won
    hockey is life
    hockey is my whole life
    I live for game days
    I can't live without hockey haha
    I couldn't live without my goalie pads
    new life on the power play
    last man back is dead meat
    if we lose again coach will murder us lol
    if I'm late mom will kill me
    my brother is gonna kill me, I broke his stick
    the conditioning test is going to be the death of me haha
    death metal before games is the best
    group of death in our tournament
    this drill is torture lol
    that bag skate was hell
    I'm in pain from laughing
    I slept like the dead
    I could sleep forever after that tournament
    I want to sleep in before the game, is that ok
    how do I fall asleep after a late game
    I wake up tired on game days
    I woke up late for practice
    my dog died and I don't feel like practicing, what can I do to cheer up
    we wear a sticker for our late coach this season
    how do we honor a former player who passed away
    moment of silence before the game, what do we do
    my grandpa who passed loved hockey, I want to play for him
    did a player really die on the ice in the old days
    dead or alive who was the best goalie ever
    can a puck kill someone
    how dangerous is hockey really
    is hockey safe for my kid
    are neck guards required
    my mom is scared of skate cuts, which neck guard
    what are cut resistant socks
    wrist guards against cuts, do they help
    how do I tape my wrist guard
    my kid gets so mad at himself after mistakes
    my son throws his stick when he loses
    my daughter cries after losses
    my son says he's the worst player
    my kid wants to quit mid season
    my daughter is done with hockey and wants dance
    my son says he hates this team
    my son isn't motivated anymore
    how do I help my kid let go of mistakes
    how do I help a goalie after a soft goal
    one of my players is very hard on himself
    my team gave up in the third, what do I say
    my team looks dead on the bench
    how do I wake up a flat team
    my players have no energy today
    my bench is dead quiet
    our season is over, how do I end it nicely
    final speech for my team
    how do I tell a kid that he is cut
    end of season awards ideas
    we lost by ten and my kids want to give up
    how do I keep hope when we are 0 and 10
    is there hope for a late starter
    is it hopeless to learn skating at 30
    I'm a hopeless skater lol, where do I start
    I'm a lost cause at faceoffs, help
    I stink at backward skating
    I'm the worst on my team at skating, how do I catch up
    I'm worth nothing on faceoffs, any tips
    I'm useless on my backhand
    my backhand is a disaster
    my passing is killing our breakout
    kill two birds, cardio and hands, which drill
    how do I bury rebounds
    bury the puck
    bury your head in the puck is bad right
    snipe shots top corner
    who is the top gun on our team
    shotgun formation is football right
    we shot ourselves in the foot with penalties
    drop dead gorgeous goal
    I blacked out when I scored, so hyped haha
    I lost my mind when we won
    I'm losing it over these new skates, so cool
    I want to rest forever after three games
    how long until I'm good
    will I be around the net enough as a center
    I won't be at practice tomorrow
    I won't be here for saturday's game, family trip
    we won't be at the tournament
    coach said there's no tomorrow, it's game seven
    play like there's no tomorrow
    no tomorrow mentality
    it's do or die
    do or die game on sunday
    ride or die linemates
    die hard fan here
    never say die attitude, how do I get it
    i gave up the winning goal and keep seeing it
    i can not stop thinking about my turnover
    that bad pass plays in my head over and over
    i keep going over the goal i let in
    my mistake cost us the game and i feel terrible about it
    i blew the coverage and it bugs me all week
    i missed the empty net and still think about it
    we should just give up on that power play
    how do we kill the clock with a one goal lead without icing it
    how does sudden death work in our league, 4 on 4 or 3 on 3
    i give up on this stick, which flex should i buy if i weigh 110 lbs
    how do i end my slump, no goals in 8 games
    when do i cut in on the d and when do i go wide
    how do i cut back on the wall to lose the forechecker
    theres no way out of our zone when they run a 2-1-2, which breakout works
    dead legs after the third game of the weekend, how do i recover for sunday
    how do you bury your chances, i get 5 a game and score none
    what do you do to kill a 5 on 3
    is it better to cut the stick down an inch or get a junior one
    how do i end a shift right when im stuck in our zone and gassed
    how can i finish my checks and still get back
    does the game end right away in OT or do we finish the period
    how deep do i cut my blades, 1/2 or 5/8 hollow
    who got cut from aaa today? when is the next tryout date
    what do i do when a d cuts me off in the middle
    is it a bad idea to hang back at the red line for a breakaway
    what jump rope routine is best for quick feet
    the puck dies on this old ice, how do you pass on it
    how do i hang on to the puck longer instead of throwing it away
    how many goals does the avg player score at 12, i wanna know if im that bad lol
    how do i disappear behind the d for a stretch pass without going offside
    whats the last line of defence supposed to do on a 2 on 0
    if i want to quit wing and try centre, how do i ask coach
    my kid wants to cut practices from 4 to 3 a week to play soccer too, will he fall behind?
    how do you not run out of gas in the third
    what is a suicide pass and how do i stop making them
    what's a good drill for ending a rush with a shot, my u14s always curl away
    should i sacrifice the body on a point shot or front the guy
    i died laughing when coach fell in the bench door
    we killed off all five penalties
    my stick is dead, no pop left, rip
    lost in sudden death again ugh, so close
    i'm done with wooden sticks forever
    that was a killer practice
    i could of died when i missed the empty net, everybody was laughing, me too
    dead tired but happy, 3 wins in one day
    im gonna kill it at tryouts this year!!
    we choked the lead away, 4-1 up with ten to go
    cut to the middle and ripped it, gloveside
    it was do or die and we did
    got cut from the A team but B team has all my friends so im good
    last game of my novice career today, gonna miss it. on to u11 :)
    no escape from their forecheck, we iced it like 12 times
    i would die for a new pair of those gloves haha
    over and out, season ends sunday and then its lacrosse
    we are dead last and still having the most fun
    i quit gaming for the week so i can sleep before the tourney lol
    coach says bleed the clock by going to the corners
    We were up 2-1 with a minute left. I tried to kill the clock in the corner and lost it. They came down and tied it. We died in sudden death. What should i do with the puck there?
    My slump is at 9 games now. I get shots, i just shoot it in the goalies belly. Coach still has me on the first pp so hes not worried. What shooting drill could end it?
    Ok weekend summary: 4 games, 2-2. by the last one i had dead legs and couldnt win a race. Ate pizza between games which was dumb lol. What should i eat and how do i rest?
    We could not get out of our zone. Every wheel was cut off by the second forechecker. Our d tried the glass and it got kept in. Lost shots 40-14. which breakout would you teach a u13 team first?
    Semi final went to triple OT. I was so gassed i thought i was gonna die haha. Our captain scored from the slot. We jumped on him in a big pile. My throat hurts from screaming.
    I finally gave up on my old twig. Bought a 55 flex on saturday. First shift i snapped one bar down. Dad says its the archer not the arrow. We will see lol.
    Our pk was killer tonight. six kills out of six. I was on for most of it. coach gave me the game puck. legs are gone now
    We got cut down by a flu so only 9 skaters. every shift was double. We hung on till the third then ran out of gas. Lost 4-3. Very proud of the kids as a coach.
    Practice plan today was cut backs and delays. First the wall, then in a 2v2. I lost my edge a lot. by the end i could do it both sides.
    End of the season for us today. Went out in the quarters. I cried a little and then we had wings with the team. Already cant wait for next year. Gonna shoot all summer.
  `),
};

import type { KnowledgeEntry } from './entry.js';

export const appHelpEntries = [
  {
    id: 'log-a-game',
    title: 'logging a game',
    examples: [
      'how do i log a game',
      'where do i add a game',
      'how to put in my stats',
      'i want to enter my game from yesterday',
      'add a game to my season',
      'where can i write down my goals',
      'how do i record saves as a goalie here',
      'can you save my game for me',
      'how do i fill in my score',
      'we just played how do i put that in the app',
      'log game button where',
      'enter results of a tournament',
      'can i log a game from last week',
      'do i need the shots to log a game',
      'how can i add my sons game',
      'put my 2 goals in the app',
      'how do i log a tie',
      'where does the coach get my numbers from',
      'log a game',
      'add my game',
      'how do i enter a game',
      'put in a game',
      'record my game',
      'save my stats from a game',
      'where do i put in the game from today',
    ],
    answers: {
      child:
        'Tap the plus and then "Add Game". Put in who you played, the score and your numbers. Or write it to me, like "we won 4-2 and I had a goal", and I make a draft. You save it. Try it after your next game!',
      youth:
        'Tap the + and choose "Add Game": opponent, date, score, your goals and assists, or shots and saves if you are a goalie. Or write the game to me in one sentence, and I prepare a draft that you check and save. Your season then updates. Log your last game now.',
      older:
        'Use + and "Add Game", or write it here, for example "lost 3-2 to the Owls, one assist", and I draft it for you to check and save. Goalies add shots and saves. Earlier dates are fine. My figures come from what is logged. Log your most recent game, and then ask for your trend.',
      parent:
        'Tap the + and choose "Add Game", then date, opponent, score and the player’s numbers. You can also write it here in one sentence; the draft is saved after you confirm it. A few games already make the trends useful. Enter the last game together with your player.',
      coach:
        'Players log their own games with + and "Add Game"; the team overview sums up what your confirmed team logged. Ask players to log score and their numbers after each game. Remind them at the next practice.',
    },
  },
  {
    id: 'edit-or-delete-game',
    title: 'correcting or deleting a game',
    examples: [
      "that's not right i had more goals than that",
      'those numbers are wrong',
      'you are missing one of my games',
      'i have more points than you say',
      'the count is off',
      'thats wrong i scored twice in that game',
      'how do i edit a game',
      'i put in the wrong score',
      'delete a game i logged by mistake',
      'fix my stats from saturday',
      'i logged the game twice',
      'change the opponent of a game',
      'my goals are wrong in the app',
      'can i undo a saved game',
      'remove an old game',
      'edit saves after logging',
      'the date of my game is wrong',
      'correct the number of assists',
      'game shows up two times',
      'i forgot to add an assist to my last game',
      'how to change a result',
      'get rid of a game from my season',
      'typo in a game i entered',
      'update my game stats',
      'i typed the wrong score, how do i fix it',
    ],
    answers: {
      child:
        'Open Games and tap the game. The three dots let you edit or delete it. Ask a grown-up before you delete. Try it with the game you want to fix.',
      youth:
        'Go to Games, open the game, and use the three dots: "Edit" to correct it, "Delete" to remove it. Your season adjusts by itself. Deleting cannot be undone here, so check first. Open the game now and fix it.',
      older:
        'Games, open the game, three dots, then "Edit" or "Delete". Totals and trends follow at once. If a game is there twice, delete one. Check the score and your numbers before you save.',
      parent:
        'Open Games, choose the game, tap the three dots and pick "Edit" or "Delete". The season figures update. Correct it together with your player.',
      coach:
        'Each player edits their own games with the three dots on the game’s page. You cannot change a player’s numbers for them; ask them to correct it. Mention it at practice.',
    },
  },
  {
    id: 'follow-team',
    title: 'following players and teams',
    examples: [
      'how do i follow my friend',
      'follow another player',
      'find my teammates in the app',
      'how do i add friends',
      'where do i search for players',
      'unfollow someone',
      'how to follow my club',
      'see what my friends are doing',
      'can i follow my cousin on a different team',
      'who can follow me',
      'follow my kids team page',
      'my friends dont show up in search',
      'how do i join my team in the app',
      'how do i get my team on here',
      'invite a teammate to the app',
      'follow an organization',
      'feed is empty how do i get people in it',
      'follow my team',
      'how can i follow someone',
      'find a player on here',
      'how do i find my team',
      'follow a friend here',
      'where can i follow other players',
      'how do i see my teammates games',
      'i want to follow my team',
      'how do i see what my buddy does on here',
    ],
    answers: {
      child:
        'Go to Discover Players and look for a friend’s name. Then tap Follow. You can follow your club, too. Ask a grown-up if you are not sure who it is. Follow people you really know. Try one friend from your team.',
      youth:
        'Open Discover Players, search for the name and tap Follow. For a club, open its organization page and follow it there. "Invite teammates" gives a link or a code. Follow people you know in real life; you can unfollow at any time. Find one teammate now.',
      older:
        'Use Discover Players to search and Follow; clubs have a Follow button on the organization page. Your Feed then shows their games and highlights. Invite teammates by link or code. Unfollow works with the same button. Start with your linemates.',
      parent:
        'Under Discover Players you search by name and follow; organizations are followed on their page. Accounts of children are protected, for example in search and comments. Follow your player and your club first, and review the list together.',
      coach:
        'Players set your organization in their profile, and you find the team on its page. Share the invite link or code from Discover Players. Send the link to your team after practice.',
    },
  },
  {
    id: 'privacy-questions',
    title: 'privacy and who sees what',
    examples: [
      'who can see my stats',
      'is my profile private',
      'how do i make my account private',
      'can strangers see my kid',
      'is this app safe for kids',
      'who sees my last name',
      'do other people see my birthday',
      'turn off my public page',
      'who can comment on my posts',
      'can people find my son on google',
      'what data do you keep',
      'does anyone read what i write to you',
      'are my chats with the coach private',
      'can my coach see what i ask you',
      'do you share my information',
      'do other players see my email or address',
      'how do i hide my games',
      'stop strangers from commenting',
      'are our talks secret',
      'who can see my profile',
      'is my information private',
      'can other people see my stats',
      'make my profile private',
      'privacy settings',
      'is it safe',
      'who sees what i post',
      'can anyone look at my profile',
      'how do i hide my page',
      'can anyone look at my sons page',
    ],
    answers: {
      child:
        'Good question! Your email, birthday and zip code are never shown to others. With a grown-up, you can switch your public page off in Settings. Do not write your address, phone or school here. Ask a grown-up to look at Settings with you.',
      youth:
        'Others never see your email, birthday or zip code. In Settings you choose whether you have a public player page, whether your full name shows, and who may comment. Your questions here are not shown to other players. Do not share addresses, phone numbers or accounts. Look through Settings with a parent.',
      older:
        'Email, birthday and zip code are never shown. Settings holds the public player page, the full name switch and who may comment; highlights can be private. Chats with me are not shown to other users, and Coach memory lists what I keep. Still, leave out personal data. Check your settings now.',
      parent:
        'Email, birthday and zip code stay hidden. Under Settings, Privacy you switch off the public page and the full name; minors show the first letter of the last name to outsiders. Comments on minors’ items are limited. You can block and report people. Go through Settings together today.',
      coach:
        'Players control their visibility in Settings, and minors have stricter defaults. Coaches confirmed by the organization see the team overview, not chats. Never ask players for private contact data here. Point families to Settings, Privacy.',
    },
  },
  {
    id: 'delete-data',
    title: 'deleting the account or data',
    examples: [
      'how do i delete my account',
      'delete all my data',
      'i want to quit the app',
      'remove my profile completely',
      'how can i erase my stats',
      'delete my sons account',
      'can you delete what you know about me',
      'forget everything i said',
      'download my data',
      'how do i get a copy of my information',
      'wipe my chat with you',
      'export my games',
      'what happens to my stuff when i delete the account',
      'cancel my account please',
      'close my account for good',
      'make the coach forget my goal',
      'gdpr request',
      'i dont want to be on here anymore',
      'delete my account',
      'how can i delete everything',
      'remove my data',
      'erase my account',
      'get rid of my profile',
      'please delete my profile',
      'how do i remove my account for good',
      'where can i delete my data',
    ],
    answers: {
      child:
        'A grown-up can help you with that. In your Profile, at the bottom, is "Delete Account". It takes all your things away for good. Want me to forget something? Look at Coach memory in Settings. Ask a grown-up first.',
      youth:
        'Your account is deleted in Profile, at the bottom under Danger Zone: "Delete Account", then type DELETE. All of it goes for good. In Settings you can download your data first, and remove single notes under Coach memory. Talk with a parent before you delete.',
      older:
        'Profile, Danger Zone, "Delete Account", type DELETE. Profile, games, highlights, posts and files go permanently. Before that, Settings, "Download your data" gives you a copy. For my notes alone, use Coach memory in Settings. Download first if you may want it later.',
      parent:
        'In the profile, scroll to Danger Zone and choose "Delete Account"; it cannot be undone. Settings offers "Download your data", and Coach memory lists what the coach keeps, to delete one by one. Download a copy first, if your player wants it.',
      coach:
        'Each user deletes their own account in Profile, Danger Zone, and can download data in Settings before. You cannot delete players’ accounts. Point families to those two places.',
    },
  },
  {
    id: 'change-profile',
    title: 'changing the profile',
    examples: [
      'how do i change my profile',
      'change my name in the app',
      'i switched teams how do i update it',
      'change my position to goalie',
      'how do i change my photo',
      'update my age group',
      'i moved up to 14u',
      'wrong birthday in my profile',
      'change my club',
      'edit profile where',
      'change role from player to parent',
      'my level is wrong',
      'how do i add a profile picture',
      'change my zip code',
      'my last name is spelled wrong',
      'set my team in the app',
      'i am a coach but it says player',
      'can i have a different avatar',
      'edit my profile',
      'how do i update my profile',
      'change my team',
      'change my age group',
      'switch my position in the app',
      'new profile picture',
      'i need to change my team on here',
      'how do i switch from skater to goalie in my profile',
      'where can i edit my name',
    ],
    answers: {
      child:
        'Go to your Profile, called "Me", and tap "Edit Profile". There you can change your picture, team and position. A grown-up can help with the birthday. Try it now with a grown-up.',
      youth:
        'Open Profile and tap "Edit Profile": name, photo, organization, age level, level, position. A new position changes what you log from now on; old games stay. An earlier birthday must be confirmed by a moderator. Update it when you change teams.',
      older:
        'Profile, "Edit Profile". You can change name, photo, role, position, age level, level and organization. Organization changes are limited, and a birthday change to an earlier date needs confirmation. Check your team and level now, so my answers fit.',
      parent:
        'In Profile choose "Edit Profile" to change name, photo, team, age level or position. For players under 13, a guardian confirms. Corrections of the birthday to an earlier date are checked by a moderator. Go through it once each season.',
      coach:
        'Edit Profile holds role, organization and photo. Coach rights need a complete profile, a confirmed age of 18, and often a confirmation by the organization. Check that your organization is set.',
    },
  },
  {
    id: 'share-highlight',
    title: 'posting and sharing highlights',
    examples: [
      'how do i post a highlight',
      'upload a video of my goal',
      'how to share my highlight',
      'add a clip to the app',
      'can i make my highlight private',
      'how do i send my video to grandma',
      'put a picture of the game up',
      'share my profile link',
      'post a video from my phone',
      'delete a highlight',
      'who can see my videos',
      'change a highlight to public',
      'my upload is stuck',
      'how long can a video be',
      'can i post my save of the night',
      'how do people outside see my highlight',
      'share stats with family',
      'can i put my sons goal on here',
      'share a highlight',
      'upload a highlight',
      'post a video',
      'add a clip',
      'share my goal video',
      'how do i put up a video of my goal',
      'where can i post a clip',
      'how can i share a video with my family',
      'how do i get my clip on here',
    ],
    answers: {
      child:
        'Tap the plus and "Add Highlight". Pick a video with a grown-up. You can make it private or public. Are friends in the video? Ask them first! Show your clip to a grown-up before you post.',
      youth:
        'Tap + and "Add Highlight", choose a photo or video, add a title, and choose Public, Club or Private. You can edit, switch or delete it with the three dots. Ask others in the video first, and leave out full names or schools. Look at it once with a parent, then post.',
      older:
        '+ and "Add Highlight", pick or film, set Public, Club (your organization and people you follow) or Private. Public ones can be opened by link, and your profile has a Share button. Three dots: edit, make private, delete. Ask people in the clip. If an upload stops, use Retry. Check the visibility before you post.',
      parent:
        'Use + and "Add Highlight", and decide Public, Club or Private; the three dots change that later. Your player’s profile has a Share button for family. Other children in the clip and their families should agree. Start with private, and share the link with care.',
      coach:
        'Team clips with minors need the families’ consent. Highlights can be public, for the club or private, and the owner can change or delete them. Clarify your team’s rule on filming before you post.',
    },
  },
  {
    id: 'are-you-real',
    title: 'who the coach is',
    examples: [
      'are you real',
      'is this a robot',
      'am i talking to a human',
      'who are you',
      'are you an ai',
      'whats your name',
      'do you play hockey yourself',
      'were you ever a player',
      'how old are you',
      'where do you live coach',
      'is there someone typing',
      'are you chatgpt',
      'who made you',
      'did you play in the nhl',
      'do you have feelings',
      'are you my real coach',
      'can i meet you at the rink',
      'are you a human',
      'are you a bot',
      'who is coach mack',
      'is this a real coach',
      'are you a computer',
      'is there a person behind this',
      'are you a computer or a person',
      'who am i talking to',
      'are you like siri or chatgpt',
      'which ai are you',
      'is a computer answering me',
    ],
    answers: {
      child:
        'I am Coach Mack, a computer helper, not a person. I know hockey and the games you log here, and I can be wrong. Your real coach knows you best. Ask me a hockey question!',
      youth:
        'I am Coach Mack, an AI: a computer program, not a person. I know hockey and the games you log, and sometimes I am wrong. I cannot watch you play, so your team coach comes first. Ask me about a skill or your season.',
      older:
        'I am Coach Mack, an AI. I answer from hockey knowledge and from the games logged here, and I can make mistakes. I never played, and I do not replace your team coach or a doctor. Ask me about your game, numbers or a skill.',
      parent:
        'This is Coach Mack, an AI coach, not a person. It answers from hockey knowledge and from logged games, and it can be wrong. Team coaches, doctors and you know your child better. Ask a question about practice, games or rules.',
      coach:
        'I am Coach Mack, an AI assistant. I can outline practices, explain numbers and sum up your team’s logged games. I can be wrong, and you decide. Give me your ice, time and number of players to start.',
    },
  },
  {
    id: 'what-can-you-do',
    title: 'what the coach can do',
    examples: [
      'what can you do',
      'help',
      'how can you help me',
      'what should i ask you',
      'what do you know',
      'can you help me get better',
      'what are you for',
      'give me an example of a question',
      'what features do you have',
      'how does this work',
      'can you make me a plan',
      'can you look at my games',
      'what kind of things can i ask about',
      'im new here what now',
      'how do i use the coach',
      'do you know about goalies',
      'can you watch my video',
      'show me what you can do',
      'what can i ask you',
      'what do you do',
      'what are you good at',
      'how can you help',
      'what can coach mack do',
      'what things can you help me with',
      'how do i use you',
      'what are some questions i can ask',
    ],
    answers: {
      child:
        'I know hockey! Ask me how to stop, shoot, pass or be a goalie. I can find fun drills for home and look at the games you log. Try this one: "How do I do a hockey stop?"',
      youth:
        'I explain skills, rules and positions, find drills, look at your logged games and trends, and put a training week together. I cannot watch videos or see you play. Try: "What should I work on?" or "How do crossovers work?"',
      older:
        'I answer about technique, tactics, rules, gear, mindset and your season: totals, trends and what-if sums from logged games. I find drills and draft a training week. No video, no predictions, no medical advice. Try: "How am I doing this season?"',
      parent:
        'I explain rules, gear and skills, suggest home drills, talk through nerves, ice time and car rides, and read the games your player logs. I do not diagnose or predict. Try: "What do I say after a loss?"',
      coach:
        'I draft practices by ice, minutes and numbers, explain how to teach skills and systems, help with parents and benches, and sum up your team’s games. Try: "60-minute half-ice practice for 12 players on passing".',
    },
  },
  {
    id: 'coach-memory',
    title: 'what the coach remembers',
    examples: [
      'do you remember me',
      'what do you know about me',
      'do you remember what i said last week',
      'remember that i want to score 10 goals',
      'can you keep my goal in mind',
      'why do you know my name',
      'what have you saved about me',
      'note that i play left wing',
      'see the coach memory',
      'do you learn about me',
      'you forgot what i said',
      'did you save our conversation',
      'keep in mind that i train on tuesdays',
      'where are my notes',
      'stop remembering my stuff',
      'do you know which team im on',
      'what did i say my goal was',
      'my preferences, are they stored',
    ],
    answers: {
      child:
        'I can keep small notes, like your hockey goal. You can see and delete them in Settings, at Coach memory. I do not keep secrets about health or family. Say: "Remember that I want to learn crossovers."',
      youth:
        'I keep short notes when you ask, such as goals or what you like. See and delete them in Settings under Coach memory. Health, family and school things are not kept. Say "Remember that …" with your goal.',
      older:
        'I store short notes about goals and preferences at your request, and I read your profile and logged games. Settings, Coach memory lists all notes for you to delete. Health, family, school and addresses are never stored. Give me one goal to keep.',
      parent:
        'The coach keeps brief notes on goals and preferences when asked, never health, family, school or addresses. You find and delete them in Settings, Coach memory. Look through the list with your player.',
      coach:
        'I can keep short notes on your preferences, such as your usual ice or themes, and you can delete them under Coach memory. Player data does not belong there. Say "Remember that we have half ice on Tuesdays".',
    },
  },
  {
    id: 'not-helpful',
    title: 'an answer that did not help',
    examples: [
      'this is useless',
      'you are not helping',
      'that was a bad answer',
      'you dont get it',
      'this app is dumb',
      'you are the worst coach',
      'thats not what i asked',
      'stop giving me the same answer',
      'you never understand me',
      'this bot is trash',
      'what a stupid answer',
      'youre no help at all',
      'that didnt answer my question',
      'i hate this coach',
      'you are so annoying',
      'you stink at this',
      'that makes no sense',
      'forget it you are no good',
    ],
    answers: {
      child:
        'Sorry! That was not a good answer. Tell me again with other words: what do you want to learn, or what happened? A grown-up can help you type it.',
      youth:
        'Sorry, that did not help. Tell me in one sentence what you need: a skill, a rule, your numbers, or something that happened. The thumbs down below an answer tells the people who build me. For anything I do not know, your coach is the right person.',
      older:
        'Sorry, that missed. Say in one sentence what you want: advice on a skill, a rule, your own figures, or what happened. A thumbs down below the answer reaches the people who build me. Ask it once more, and I try again.',
      parent:
        'Sorry that this did not help. Name the goal in one sentence, with your child’s age if it matters. A thumbs down below the answer reaches the people who build this. Ask once more, or take it to the team’s coach.',
      coach:
        'Sorry, that was not useful. Tell me the age, the number of players, the ice, and what you want to see afterward. A thumbs down below the answer reaches the people who build this. Try it once more.',
    },
  },
  {
    id: 'can-you-be-wrong',
    title: 'how far to trust the coach',
    examples: [
      'can you be wrong',
      'is what you say true',
      'how do you know that',
      'where do you get your information',
      'my coach says something different than you',
      'should i trust you or my coach',
      'are you always right',
      'thats wrong',
      'you gave me a bad answer',
      'i dont believe you',
      'how accurate are you',
      'did you make that up',
      'that isnt what my coach teaches',
      'you said something else before',
      'source for that?',
      'are you sure',
      'who wrote your answers',
      'you misunderstood my question',
    ],
    answers: {
      child:
        'Yes, I can be wrong. I am a computer. Your coach and your grown-ups see you, so listen to them first. If my answer is odd, ask me again in other words. What did you want to know?',
      youth:
        'Yes, I can be wrong, and I cannot see you play. Numbers come from the games you log; advice is general hockey teaching. If your coach says it differently, go with your coach. Ask again in other words and I will try once more.',
      older:
        'I can be wrong. Figures come from logged games and name their source; technique is common coaching knowledge; rules differ by league. Your coach’s system comes first. Say what was off or ask it in another way.',
      parent:
        'Yes. Figures come from logged games, the rest is general coaching knowledge, and rules differ by league. Trust the coach, the league’s book and doctors over me. Ask again with more detail, and I will try to be more useful.',
      coach:
        'I can be wrong, and you know your players. Take drafts as a start and adapt them. For rules, use your league’s book. Describe what did not fit, and I will rework it.',
    },
  },
  {
    id: 'block-and-report',
    title: 'blocking and reporting',
    examples: [
      'how do i block someone',
      'report a player',
      'someone writes mean comments on my post',
      'how to report a bad comment',
      'a stranger follows me, how do i block',
      'unblock a person',
      'delete a comment on my game',
      'i want someone to stop seeing my profile',
      'fake account using my photo',
      'report a video',
      'how do moderators work',
      'inappropriate post what do i do',
      'what happens when i report a post',
      'turn off comments',
      'can i stop one person from commenting',
      'block list where',
      'kid posted a bad picture, where to report',
      'a user annoys me in the app',
    ],
    answers: {
      child:
        'Show a grown-up first. You do not have to answer. On the person’s page, the menu has block and report. When you block, you do not see each other. It is right to get help. Show it to a grown-up now.',
      youth:
        'Open the menu on their profile or on the post and choose report or block. After a block neither of you sees the other. You can delete comments on your own items and choose who may comment in Settings. Show it to a parent as well, today.',
      older:
        'Use the menu on the profile, post or comment: report sends it to moderators, block hides both of you from each other. Settings lists blocked people and who can comment. Keep a screenshot if it is serious, and involve an adult you trust. Report it now.',
      parent:
        'Report and block are in the menu of a profile, post or comment. Moderators look at reports. Settings limits who may comment. Take a screenshot of serious things, and speak with the club if club members are involved. Go through it with your child today.',
      coach:
        'Report content through its menu, and block where needed. If your players are involved, inform the families and your club’s child-protection contact. Do not solve it in comments. Report it first.',
    },
  },
  {
    id: 'notifications-and-feed',
    title: 'notifications, posts and the feed',
    examples: [
      'where are my notifications',
      'how do i write a post',
      'what is the feed',
      'who liked my game',
      'turn off notifications',
      'how do i comment',
      'i dont see my friends games',
      'what are the awards in the app',
      'what do badges mean',
      'how do i get the next milestone',
      'why is there a red dot',
      'delete my post',
      'edit a post i wrote',
      'like a game how',
      'find the drills in the app',
      'where is my season page',
      'how do i change the app to dark mode',
      'where are the settings',
    ],
    answers: {
      child:
        'The Feed shows games and clips of people you follow. The bell shows what is new for you. Drills and Season are in the menu. Have a look with a grown-up and open Drills.',
      youth:
        'Feed shows posts, games and highlights of people and clubs you follow. Notifications shows likes, comments, followers and awards. Use + for a post. Season and Drills are in the menu, dark mode is in Settings, Appearance. Open Season and look at your next milestone.',
      older:
        'Feed is for people and clubs you follow; Notifications for likes, comments, followers and awards. + writes a post, three dots edit or delete it. Season, Drills and Settings are in the menu, and Appearance has dark mode. Open Season to see your trends.',
      parent:
        'The menu leads to Season, Drills, Organization and Settings. The feed shows followed people and clubs, the bell shows news. Appearance in Settings has dark mode. Open Season with your player.',
      coach:
        'Organization shows your team and its members; Drills is the library; + writes a post. The bell shows news. Open your organization page and check who is waiting for confirmation.',
    },
  },
  {
    id: 'install-and-offline',
    title: 'installing and using it offline',
    examples: [
      'how do i install the app',
      'is there an app for iphone',
      'get it on my home screen',
      'does it work without internet',
      'no signal at the rink',
      'my game isnt sent yet',
      'app says offline',
      'logged a game without wifi, is it lost',
      'android app?',
      'page does not load',
      'the app is slow',
      'is it in the app store',
      'it says waiting to send',
      'how do i update the app',
      'use it on a tablet',
      'push the app on my phone',
      'offline at the arena can i log',
      'app not working',
    ],
    answers: {
      child:
        'A grown-up can put the app on the home screen: Settings, then Install. No internet at the rink? You can still write your game. It is sent later. Ask a grown-up to install it with you.',
      youth:
        'Settings has "Install" to put it on your home screen. Without signal you see what was loaded last, and games or posts are sent when you are back online. Keep the app open for a moment then. Install it today.',
      older:
        'Install it from Settings; it runs in the browser and from the home screen. Offline, the last loaded data is there, and what you log waits and is sent later. If something stays unsent, open the app with a connection and use retry. Reload when it offers an update.',
      parent:
        'It is a web app: Settings, Install puts it on the home screen. At rinks without signal, games can be logged and are sent later. If it does not load, check the connection and reload. Install it on your player’s device together.',
      coach:
        'Install it through Settings on your phone. Offline you see the data loaded last, and new entries are sent later. Load your team page before you go to a rink without signal.',
    },
  },
  {
    id: 'login-trouble',
    title: 'signing in and passwords',
    examples: [
      'i cant log in',
      'forgot my password',
      'how do i change my password',
      'it says invalid email or password',
      'sign out of the app',
      'log out on other devices',
      'someone else is in my account',
      'can my brother use my account',
      'one account for two kids?',
      'how do i make an account for my child',
      'do parents need their own account',
      'i have two accounts',
      'change my email address',
      'my session ended',
      'how old do you have to be to sign up',
      'sign up doesnt work',
      'stay logged in',
      'someone knows my password',
      'it will not let me in',
    ],
    answers: {
      child:
        'Ask a grown-up to help you sign in. Never give your password to friends. Each kid has their own account. Ask a grown-up now.',
      youth:
        'Check the email and capital letters first. Each player has their own account, and passwords are not for friends. If you think someone else is in it, sign out the other sessions in Settings and let a parent know. Try once more slowly with a parent.',
      older:
        'Check spelling and caps lock. In Settings, Account you can sign out here or on all other devices. Use one account per person and a password you use nowhere else. If someone got in, end other sessions first. I cannot see or reset passwords. Try once more with the exact email address.',
      parent:
        'Each child needs an own account, since stats and age rules depend on it; under 13 a guardian confirms. Settings, Account ends other sessions. I cannot see or reset passwords. If you are locked out, contact the people who run this service.',
      coach:
        'Use your own account and never a player’s. Settings, Account ends other sessions. I cannot see or reset passwords. If a player is locked out, ask the parents to contact the people who run this service.',
    },
  },
  {
    id: 'find-drills-in-app',
    title: 'finding drills',
    examples: [
      'where do i find drills',
      'show me drills',
      'can you give me a drill',
      'is there a drill library',
      'i want a new exercise',
      'drills for my age in the app',
      'how do i open a drill',
      'drill list',
      'what drills do you have',
      'search drills by skill',
      'drills i can do alone',
      'fun drill please',
      'any drill with a video or picture',
      'suggest an exercise for today',
      'another drill',
      'give me something to train',
      'do you have goalie drills',
      'drill of the day',
    ],
    answers: {
      child:
        'Drills live in the menu under Drills, with pictures. Or ask me: "A drill for soft hands at home." Pick one that looks fun!',
      youth:
        'Open Drills in the menu; each has steps and a diagram. Or ask me with a skill and a place, for example "passing drill at home". Which skill do you want to train today?',
      older:
        'The Drills page lists them by skill with steps, key points and diagrams. I can pick by skill, place and level. Name the skill and where you train, and I will suggest one.',
      parent:
        'The Drills page has steps and diagrams, sorted by skill and suitable for age. Or ask for one by skill and place. Which skill does your player enjoy?',
      coach:
        'See the Drills page, or give me your theme, ice and numbers, and I will build a practice. Which theme do you need?',
    },
  },
] as const satisfies readonly KnowledgeEntry[];

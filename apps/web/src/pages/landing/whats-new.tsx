import type { ComponentType } from 'react';
import { SectionHead } from './section-head';
import {
  ChatIllustration,
  FollowIllustration,
  HighlightIllustration,
  ReactionIllustration,
  ResultIllustration,
  TrackerIllustration,
} from './illustrations';

interface Feature {
  title: string;
  text: string;
  Drawing: ComponentType;
}

const features: Feature[] = [
  {
    title: 'Highlight feed',
    text: 'Post the goal, the glove save, the bench cheer. Photos and video, public or just for your circle.',
    Drawing: HighlightIllustration,
  },
  {
    title: 'Season tracker',
    text: 'Goals and assists for skaters. Saves, goals against and save percentage for goalies. Every total adds itself up.',
    Drawing: TrackerIllustration,
  },
  {
    title: 'Cross-organization following',
    text: 'Cousin on another team? Rival you respect? Follow players and whole organizations, yours or not.',
    Drawing: FollowIllustration,
  },
  {
    title: 'Game results',
    text: 'Final score, your line, win, loss or tie. A typical game takes 20 seconds to log.',
    Drawing: ResultIllustration,
  },
  {
    title: 'Reactions and comments',
    text: 'Likes and comments arrive while you watch. No refresh, no waiting.',
    Drawing: ReactionIllustration,
  },
  {
    title: 'AI chat',
    text: 'Ask about your game, drills or strategy. Answers start with your own numbers.',
    Drawing: ChatIllustration,
  },
];

export const WhatsNew = () => (
  <section id="whats-new" aria-labelledby="whats-new-title" className="safe-x py-18 lg:py-26">
    <div className="mx-auto max-w-6xl">
      <SectionHead
        id="whats-new-title"
        eyebrow="What's New"
        title="Everything between the buzzer and the next practice"
      />
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text, Drawing }) => (
          <li key={title} className="overflow-hidden rounded-lg border border-line bg-board shadow-low">
            <div className="border-b border-line bg-sunk/60 px-4 py-5">
              <Drawing />
            </div>
            <div className="p-5">
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

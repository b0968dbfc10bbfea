import type { ModerationAction } from '@rinkside/contracts/moderation';

export const moderationMessages = {
  loadFailed: 'Failed to load the queue',
  failed: 'Failed to settle this report. Please try again.',
  confirmed: 'Birthdate confirmed',
  hideNote:
    'Everyone reads in its place that a moderator took it down. All other reports about it are settled too.',
  putBack: 'Old birthdate put back',
  decided: 'Decided',
  editUndone: 'Edit undone',
  organizationRestored: 'Organization restored',
} as const;

interface ActionLabels {
  label: string;
  done: string;
  title: string;
  text: string;
}

/** Labels and confirmation texts of the actions. */
export const actionLabels: Record<ModerationAction, ActionLabels> = {
  dismiss: {
    label: 'Dismiss',
    done: 'Report dismissed',
    title: 'Dismiss this report?',
    text: 'The reported content stays. All other reports about it are settled too.',
  },
  hide: {
    label: 'Hide',
    done: 'Content hidden',
    title: 'Hide this for everyone?',
    text: 'Only its author can still see it. All other reports about it are settled too.',
  },
  suspend: {
    label: 'Suspend author',
    done: 'Author suspended',
    title: 'Suspend the author?',
    text: 'Their account is closed and their content is hidden until the operator ends the suspension.',
  },
};

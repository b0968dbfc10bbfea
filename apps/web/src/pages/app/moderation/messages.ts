import type { ModerationAction } from '@rinkside/contracts/moderation';

export const moderationMessages = {
  loadFailed: 'Failed to load the queue',
  failed: 'Failed to settle this. Please try again.',
  confirmed: 'Birthdate confirmed',
  putBack: 'Old birthdate put back',
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
    text: 'Nothing happens to what it is about. Every other report about it is settled too.',
  },
  hide: {
    label: 'Hide',
    done: 'Content hidden',
    title: 'Hide this for everybody?',
    text: 'Nobody but its author sees it any more. Every other report about it is settled too.',
  },
  suspend: {
    label: 'Suspend author',
    done: 'Author suspended',
    title: 'Suspend the author?',
    text: 'Their account is closed and nobody sees what they shared, until the operator takes it back.',
  },
};

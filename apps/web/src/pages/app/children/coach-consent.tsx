import { product } from '@rinkside/contracts/product';
import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { useState } from 'react';
import { useReopenQuestion } from '../../../features/player/use-reopen-question';
import { playerMessages } from '../../../features/player/messages';
import { call, messageOf } from '../../../state/api';
import { saveProfile } from '../../../state/profile';
import { Switch } from '../../../ui/switch';
import { toast } from '../../../ui/toast';

/** The guardian's consent that a language model answers a player under 13; saves at once. */
export const CoachConsent = ({ profile }: { profile: ProfileView }) => {
  const [pending, setPending] = useState<boolean | null>(null);
  const { sendAsking, dialog } = useReopenQuestion();
  const change = async (guardian_ai_confirmed: boolean) => {
    setPending(guardian_ai_confirmed);
    try {
      const saved = await sendAsking((reopen) =>
        call(playerRoutes.update, { body: { guardian_ai_confirmed, ...reopen } }),
      );
      if (!saved) return;
      saveProfile(saved);
      toast.success(playerMessages.updated);
    } catch (error) {
      toast.error(messageOf(error, playerMessages.updateFailed));
    } finally {
      setPending(null);
    }
  };
  return (
    <>
      <Switch
        label="Answers of a language model"
        hint={`${product.coach} may use one where this installation has it. It gets no name, email or organization. When this is off, the built-in coach answers.`}
        checked={pending ?? profile.guardian_ai_confirmed_at !== null}
        aria-busy={pending !== null}
        onChange={(event) => pending === null && void change(event.target.checked)}
      />
      {dialog}
    </>
  );
};

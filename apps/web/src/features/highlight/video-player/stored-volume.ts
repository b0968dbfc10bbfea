import { deviceStorage } from '../../../ui/web-storage';

/** Volume (0 to 1) and mute state, stored on this device. */
export interface VolumeSettings {
  volume: number;
  muted: boolean;
}

const key = 'rinkside.player';

/** Returns the stored volume; full volume if there is none. */
export const readVolume = (): VolumeSettings => {
  try {
    const { volume, muted } = JSON.parse(deviceStorage.getItem(key) ?? '{}') as Partial<VolumeSettings>;
    const isValid = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return { volume: isValid ? volume : 1, muted: muted === true };
  } catch {
    return { volume: 1, muted: false };
  }
};

export const storeVolume = (settings: VolumeSettings): void => {
  deviceStorage.setItem(key, JSON.stringify(settings));
};

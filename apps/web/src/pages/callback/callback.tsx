export const Callback = () => null;

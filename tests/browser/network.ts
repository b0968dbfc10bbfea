import type { Page, WebSocketRoute } from '@playwright/test';

/** A way to cut a window's network, its open sockets included, which Chromium's own switch leaves alone. */
export const networkOf = async (page: Page) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const context = page.context();
  return {
    leave: async () => {
      await context.setOffline(true);
      for (const socket of sockets.splice(0)) await socket.close();
    },
    comeBack: () => context.setOffline(false),
  };
};

import type { Page, Route, WebSocketRoute } from '@playwright/test';

/** Controls a page's network. Unlike Chromium's offline mode, it also closes open WebSockets. */
export const controlNetwork = async (page: Page) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const context = page.context();
  return {
    goOffline: async () => {
      await context.setOffline(true);
      for (const socket of sockets.splice(0)) await socket.close();
    },
    goOnline: () => context.setOffline(false),
  };
};

/** Delivers a request and drops its response. The page may have given up on the request before. */
export const dropResponse = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset').catch(() => undefined);
};

import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes';
import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { openOf, routeOf } from './http/endpoint.js';

const name = ({ method, path }: Route) => `${method} ${path}`;

/** Refuses to start unless every promised route has exactly one handler, and no handler is without a contract. */
export const checkWiring = (app: INestApplication) => {
  const scanner = new MetadataScanner();
  const handlers = new DiscoveryService(app.get(ModulesContainer))
    .getControllers()
    .flatMap(({ metatype }) => {
      const prototype: Record<string, object> = metatype?.prototype ?? {};
      return scanner
        .getAllMethodNames(prototype)
        .map((method) => ({ method, handler: prototype[method] ?? {} }));
    });
  const bound = handlers.flatMap(({ handler }) => routeOf(handler) ?? []);
  const stray = handlers.filter(({ handler }) => isHandler(handler) && !routeOf(handler) && !openOf(handler));
  const problems = [
    ...routes.filter((route) => !bound.includes(route)).map((route) => `${name(route)} has no handler`),
    ...bound
      .filter((route, at) => bound.indexOf(route) !== at)
      .map((route) => `${name(route)} has two handlers`),
    ...stray.map(({ method }) => `${method} answers without a contract`),
  ];
  if (problems.length > 0) throw new Error(`The gateway is not wired: ${problems.join('; ')}.`);
};

const isHandler = (handler: object) => Reflect.hasMetadata('path', handler);

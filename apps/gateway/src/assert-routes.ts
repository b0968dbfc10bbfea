import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes.schema';
import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { publicOptionsOf, routeOf } from './http/contract/endpoint.js';

const routeName = ({ method, path }: Route) => `${method} ${path}`;

/** @throws unless every contract route has exactly one handler and every handler is a contract route or public. */
export const assertRoutesBound = (app: INestApplication) => {
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
  const unbound = handlers.filter(
    ({ handler }) => isHandler(handler) && !routeOf(handler) && !publicOptionsOf(handler),
  );
  const problems = [
    ...routes.filter((route) => !bound.includes(route)).map((route) => `${routeName(route)} has no handler`),
    ...bound
      .filter((route, at) => bound.indexOf(route) !== at)
      .map((route) => `${routeName(route)} has two handlers`),
    ...unbound.map(({ method }) => `${method} is neither bound to a route nor public`),
  ];
  if (problems.length > 0) throw new Error(`Gateway routes are not bound correctly: ${problems.join('; ')}.`);
};

const isHandler = (handler: object) => Reflect.hasMetadata('path', handler);

// Baseline of startup: a minimal NestJS app with Fastify and MikroORM.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';

const [port, clientUrl] = process.argv.slice(2);
const properties = { id: p.integer().primary(), name: p.text() };
const Organization = defineEntity({ name: 'Organization', tableName: 'lean.org', properties });

@Controller()
class HealthController {
  @Get('health/live')
  live() {
    return { ok: true };
  }
}
@Module({ controllers: [HealthController] })
class BareModule {}

const orm = await MikroORM.init({ clientUrl: clientUrl ?? '', entities: [Organization] });
await orm.em.getConnection().execute('select 1');
const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), {
  logger: false,
});
await app.listen(Number(port), '127.0.0.1');

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { ProcessRegistry } from '@rinkside/dev-runtime/process-registry';
import { dropStaleCopies } from './data/databases.js';
import { startLargePostgres } from './large-postgres.js';
import { Fleet, type FleetOptions } from './fleet.js';

/** The PostgreSQL server shared by baselines and product. Its large template databases are kept for later runs. */
export class BenchEnv {
  readonly #fleets = new Set<Fleet>();

  private constructor(
    readonly postgresUrl: string,
    private readonly processes: ProcessRegistry,
    private readonly profilingEnv: Record<string, string>,
  ) {}

  /** Starts PostgreSQL. @param profile every process of the product writes a `.cpuprofile` on exit */
  static async open(profile = false): Promise<BenchEnv> {
    const env = childEnv();
    const home = join(resolve(env.RINKSIDE_HOME || '.rinkside'), 'bench');
    mkdirSync(home, { recursive: true });
    const processes = await ProcessRegistry.open(home);
    try {
      const adminUrl = await startLargePostgres(processes, home);
      await dropStaleCopies(adminUrl);
      const profiles = join(home, 'profiles');
      return new BenchEnv(
        adminUrl,
        processes,
        profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` } : {},
      );
    } catch (error) {
      await processes.stop();
      throw error;
    }
  }

  /** Starts the product on a new database. */
  async fleet(options: FleetOptions = {}): Promise<Fleet> {
    const fleet = await Fleet.open(this.postgresUrl, {
      ...options,
      env: { ...this.profilingEnv, ...options.env },
    });
    this.#fleets.add(fleet);
    return fleet;
  }

  /** Stops all fleets. */
  async closeFleets() {
    for (const fleet of this.#fleets) await fleet.close();
    this.#fleets.clear();
  }

  async close() {
    await this.closeFleets();
    await this.processes.stop();
  }
}

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inherited } from '@rinkside/platform/env';
import { embeddedPostgres } from '@rinkside/stack/postgres';
import { Processes } from '@rinkside/stack/processes';
import { openPool } from '@rinkside/testkit/database';
import { dropLeftovers } from './data/databases.js';
import { Fleet, type FleetOptions } from './fleet.js';

/** The PostgreSQL server shared by baselines and product. Its large template databases are kept for later runs. */
export class Stage {
  readonly #fleets = new Set<Fleet>();

  private constructor(
    readonly postgresUrl: string,
    private readonly processes: Processes,
    private readonly profilingEnv: Record<string, string>,
  ) {}

  /** Starts PostgreSQL. @param profile every process of the product writes a `.cpuprofile` on exit */
  static async open(profile = false): Promise<Stage> {
    const env = inherited();
    const home = join(resolve(env.RINKSIDE_HOME || '.rinkside'), 'bench');
    mkdirSync(home, { recursive: true });
    const processes = await Processes.open(home);
    try {
      const { adminUrl, child } = await embeddedPostgres(processes, home, { env });
      const pool = openPool(adminUrl, 1);
      const { rows } = await pool.query<{ value: string }>(
        `select current_setting('shared_buffers') as value`,
      );
      if (rows[0]?.value !== '1GB') {
        await pool.query(`alter system set shared_buffers = '1GB'`);
        await pool.query(`alter system set max_wal_size = '8GB'`);
        await pool.end();
        await child?.restart();
      } else await pool.end();
      await dropLeftovers(adminUrl);
      const profiles = join(home, 'profiles');
      return new Stage(
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
      given: { ...this.profilingEnv, ...options.given },
    });
    this.#fleets.add(fleet);
    return fleet;
  }

  /** Stops all fleets. */
  async clear() {
    for (const fleet of this.#fleets) await fleet.close();
    this.#fleets.clear();
  }

  async close() {
    await this.clear();
    await this.processes.stop();
  }
}

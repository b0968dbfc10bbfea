import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inherited } from '@rinkside/platform/env';
import { embeddedPostgres } from '@rinkside/stack/postgres';
import { Processes } from '@rinkside/stack/processes';
import { openPool } from '@rinkside/testkit/database';
import { dropLeftovers } from './data/databases.js';
import { Fleet, type FleetOptions } from './fleet.js';

/** One PostgreSQL for floors and product alike; its large databases stay for the next run. */
export class Stage {
  readonly #fleets = new Set<Fleet>();

  private constructor(
    readonly postgresUrl: string,
    private readonly processes: Processes,
    private readonly given: Record<string, string>,
  ) {}

  /** `profiled`: every process of the product leaves a `.cpuprofile` beside the databases when it ends. */
  static async open(profiled = false): Promise<Stage> {
    const env = inherited();
    const home = join(resolve(env.RINKSIDE_HOME || '.rinkside'), 'bench');
    mkdirSync(home, { recursive: true });
    const processes = await Processes.open(home);
    try {
      const { adminUrl, child } = await embeddedPostgres(processes, home, { env });
      const pool = openPool(adminUrl, 1);
      const { rows } = await pool.query<{ now: string }>(`select current_setting('shared_buffers') as now`);
      if (rows[0]?.now !== '1GB') {
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
        profiled ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` } : {},
      );
    } catch (error) {
      await processes.stop();
      throw error;
    }
  }

  /** The product on a database of its own. */
  async fleet(options: FleetOptions = {}): Promise<Fleet> {
    const given = { ...this.given, ...options.given };
    const fleet = await Fleet.open(this.postgresUrl, { ...options, given });
    this.#fleets.add(fleet);
    return fleet;
  }

  /** Ends what parts left open. */
  async clear() {
    for (const fleet of this.#fleets) await fleet.close();
    this.#fleets.clear();
  }

  async close() {
    await this.clear();
    await this.processes.stop();
  }
}

import { asList, asObject, asString, getPath, type JsonObject } from './repository-files.js';

/** Returns the value of a metric query; undefined while Prometheus does not answer. */
export type Query = (query: string) => number | undefined;

/** How often the autoscaler of Kubernetes decides, s. KEDA decides every second time. */
export const syncSeconds = 15;

/** The autoscaler leaves pods as they are while they differ by a tenth at most. */
const tolerance = 0.1;

/**
 * The formulas of the Kubernetes autoscaler and of KEDA 2.21 for a ScaledObject with Prometheus triggers: KEDA changes 0 to 1
 * pods and back, the autoscaler everything above.
 */
export class Autoscaler {
  pods: number;
  readonly minimum: number;
  readonly maximum: number;
  #now = 0;
  #lastActiveAt = 0;
  #failures = 0;
  #recommendations: { at: number; pods: number }[] = [];

  constructor(private readonly scaledObject: JsonObject) {
    this.minimum = this.#number('minReplicaCount');
    this.maximum = this.#number('maxReplicaCount');
    this.pods = this.minimum;
  }

  #number(...path: string[]) {
    const value = getPath(this.scaledObject, 'spec', ...path);
    if (typeof value !== 'number') throw new Error(`${path.join('.')} is no number`);
    return value;
  }

  get #triggers() {
    return asList(getPath(this.scaledObject, 'spec', 'triggers')).map((trigger) => ({
      isAverage: asObject(trigger).metricType !== 'Value',
      query: asString(getPath(trigger, 'metadata', 'query')),
      threshold: Number(getPath(trigger, 'metadata', 'threshold')),
    }));
  }

  /** Lets `syncSeconds` pass. */
  step(query: Query) {
    this.#now += syncSeconds;
    if (this.#now % (2 * syncSeconds) === 0) this.#activate(query);
    if (this.pods > 0) this.#scale(query);
  }

  #activate(query: Query) {
    const values = this.#triggers.map((trigger) => query(trigger.query));
    const isError = values.includes(undefined);
    this.#failures = isError ? this.#failures + 1 : 0;
    if (this.#isFallback() || values.some((value) => value !== undefined && value > 0)) {
      this.pods ||= 1;
      this.#lastActiveAt = this.#now;
    } else if (
      !isError &&
      this.minimum === 0 &&
      this.#now - this.#lastActiveAt >= this.#number('cooldownPeriod')
    )
      this.pods = 0;
  }

  #isFallback() {
    const fallback = getPath(this.scaledObject, 'spec', 'fallback');
    return fallback !== undefined && this.#failures > this.#number('fallback', 'failureThreshold');
  }

  #scale(query: Query) {
    const desired = this.#triggers.map(({ query: text, isAverage, threshold }) => {
      const value = query(text) ?? (this.#isFallback() ? this.pods * threshold : undefined);
      if (value === undefined) return this.pods;
      const ratio = value / threshold / (isAverage ? this.pods : 1);
      return Math.abs(ratio - 1) <= tolerance ? this.pods : Math.ceil(Number((this.pods * ratio).toFixed(6)));
    });
    const behavior = ['advanced', 'horizontalPodAutoscalerConfig', 'behavior', 'scaleDown'];
    const window = getPath(this.scaledObject, 'spec', ...behavior, 'stabilizationWindowSeconds') ?? 300;
    this.#recommendations = this.#recommendations.filter(({ at }) => this.#now - at < Number(window));
    this.#recommendations.push({ at: this.#now, pods: Math.max(...desired) });
    const recent = Math.max(...this.#recommendations.map(({ pods }) => pods));
    // Pods are removed when none of the recent decisions wanted them.
    const stable = Math.max(Math.max(...desired), Math.min(recent, this.pods));
    const limited = Math.min(stable, Math.max(2 * this.pods, this.pods + 4));
    this.pods = Math.min(this.maximum, Math.max(this.minimum, 1, limited));
  }
}

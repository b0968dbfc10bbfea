// The tests of `tests/cluster`, which `npm run test:all` runs only where their programs are built.
import { buildPrograms } from '../cluster/api-server.js';

buildPrograms('etcd', 'kube-apiserver', 'traefik');
await import('../cluster/apply.test.js');
await import('../cluster/way-in.test.js');

import { useQuery } from '@tanstack/react-query';
import { httpFetch } from '../../../state/http-fetch';
import { queryClient } from '../../../state/query-client';
import { isObject, parseJson } from '../../../state/parse-json';
import { createDateFormatter } from '../../../ui/date-format';

interface AppInfo {
  version: string;
  otaVersion: string;
  buildDate: string;
}

const unknown = 'Unknown';
const day = createDateFormatter({ dateStyle: 'medium' });

const readInfo = async (): Promise<Partial<AppInfo>> => {
  const reply = await httpFetch('/version.json');
  const body = parseJson(reply);
  return reply.status === 200 && isObject(body) ? body : {};
};

/** Shows the app version; 'Unknown' if the server does not provide it. */
export const AppVersion = () => {
  const { data } = useQuery({ queryKey: ['version'], queryFn: readInfo, staleTime: Infinity }, queryClient);
  const { version = unknown, otaVersion = unknown, buildDate } = data ?? {};
  return (
    <dl className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-soft [&>div]:flex [&>div]:gap-1.5">
      <div>
        <dt>Version</dt>
        <dd className="font-semibold">{version}</dd>
      </div>
      <div>
        <dt>OTA version</dt>
        <dd className="font-semibold">{otaVersion}</dd>
      </div>
      <div>
        <dt>Build date</dt>
        <dd className="font-semibold">{buildDate ? day(new Date(buildDate)) : unknown}</dd>
      </div>
    </dl>
  );
};

#!/bin/sh
# ffmpeg 7.0.2 writes an HLS master playlist whose BANDWIDTH counts the sound alone when the picture is encoded by
# quality (CRF) without a maximum rate: far below the real rate, and the same for all sizes, so that a player cannot
# choose by it. There is no warning. RFC 8216 asks for the peak rate of the segments. ffmpeg 9.0.2 measures that.
# Needs Linux and Python 3 with venv; both versions come from the PyPI package imageio-ffmpeg.
# Seen on 2026-11-30:
#   ffmpeg 7.0.2, large: BANDWIDTH 70400 is 1 % of the peak rate, warnings: 0
#   ffmpeg 7.0.2, small: BANDWIDTH 70400 is 10 % of the peak rate, warnings: 0
#   ffmpeg 9.0.2, large: BANDWIDTH is 100 % of the peak rate, warnings: 0
#   ffmpeg 9.0.2, small: BANDWIDTH is 100 % of the peak rate, warnings: 0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in 0.6.0 0.8.1; do
  python3 -m venv "python-$package"
  "python-$package/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: --no-deps "imageio-ffmpeg==$package"
done
cat >look.py <<'PY'
import glob, os, re, subprocess

programs = {}
for path in glob.glob('python-*/lib/**/ffmpeg-*', recursive=True):
    if os.access(path, os.X_OK) and os.path.isfile(path):
        text = subprocess.run([path, '-version'], capture_output=True, text=True, check=True).stdout
        programs[re.search(r'version n?(\d+\.\d+\.\d+)', text)[1]] = os.path.abspath(path)

segment_seconds = 2
sizes = {'large': '1280:720', 'small': '320:180'}
for version, program in sorted(programs.items()):
    os.makedirs(version)
    scale = ';'.join(f'[{name}]scale={size}[{name}-out]' for name, size in sizes.items())
    maps = [part for name in sizes for part in ('-map', f'[{name}-out]', '-map', '1:a')]
    streams = ' '.join(f'v:{index},a:{index},name:{name}' for index, name in enumerate(sizes))
    output = subprocess.run(
        [program, '-loglevel', 'warning', '-nostdin', '-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=30:duration=6',
         '-f', 'lavfi', '-i', 'sine=duration=6', '-filter_complex', f'[0:v]split[large][small];{scale}', *maps,
         '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '23', '-g', '60', '-threads', '1', '-c:a', 'aac', '-b:a', '64k',
         '-f', 'hls', '-hls_time', str(segment_seconds), '-hls_playlist_type', 'vod', '-master_pl_name', 'master.m3u8', '-var_stream_map', streams,
         '-hls_segment_filename', '%v-%03d.ts', '%v.m3u8'],
        cwd=version, capture_output=True, text=True, check=True).stderr
    with open(f'{version}/master.m3u8') as file:
        master = file.read()
    for name in sizes:
        rate = int(re.search(r'[:,]BANDWIDTH=(\d+).*\n' + name, master)[1])
        peak = max(os.path.getsize(path) for path in glob.glob(f'{version}/{name}-*.ts')) * 8 / segment_seconds
        share = round(100 * rate / peak)
        number = '' if share == 100 else f' {rate}'
        print(f'ffmpeg {version}, {name}: BANDWIDTH{number} is {share} % of the peak rate, warnings: {len(output.splitlines())}')
PY
python3 look.py | tee seen
cat >expected <<'TEXT'
ffmpeg 7.0.2, large: BANDWIDTH 70400 is 1 % of the peak rate, warnings: 0
ffmpeg 7.0.2, small: BANDWIDTH 70400 is 10 % of the peak rate, warnings: 0
ffmpeg 9.0.2, large: BANDWIDTH is 100 % of the peak rate, warnings: 0
ffmpeg 9.0.2, small: BANDWIDTH is 100 % of the peak rate, warnings: 0
TEXT
diff expected seen

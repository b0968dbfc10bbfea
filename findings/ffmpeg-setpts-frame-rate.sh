#!/bin/sh
# The filter setpts of ffmpeg 7.0.2 forgets the frame rate of its stream, also where it changes no time. Output with a
# constant rate (-fps_mode cfr) then gets 25 fps: 76 of 90 pictures of a clip with 30 fps. ffmpeg 9.0.2 keeps the rate, and
# fps=30 after setpts states it again. ffmpeg 7.1.5 of Debian 13 does as 7.0.2.
# Needs Linux and Python 3 with venv; both versions come from the PyPI package imageio-ffmpeg.
# Seen on 2026-11-30:
#   ffmpeg 7.0.2, null: 90 of 90 pictures
#   ffmpeg 7.0.2, setpts=PTS,fps=30: 90 of 90 pictures
#   ffmpeg 7.0.2, setpts=PTS: 76 of 90 pictures
#   ffmpeg 9.0.2, null: 90 of 90 pictures
#   ffmpeg 9.0.2, setpts=PTS,fps=30: 90 of 90 pictures
#   ffmpeg 9.0.2, setpts=PTS: 90 of 90 pictures
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

found = []
for path in glob.glob('python-*/lib/**/ffmpeg-*', recursive=True):
    if not (os.access(path, os.X_OK) and os.path.isfile(path)):
        continue
    text = subprocess.run([path, '-version'], capture_output=True, text=True, check=True).stdout
    version = re.search(r'version n?(\d+\.\d+\.\d+)', text)[1]
    for filters in ('null', 'setpts=PTS', 'setpts=PTS,fps=30'):
        made = subprocess.run([path, '-loglevel', 'error', '-nostdin', '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=30:duration=3',
                               '-vf', filters, '-fps_mode', 'cfr', '-c:v', 'libx264', '-preset', 'ultrafast', '-f', 'framemd5', '-'],
                              capture_output=True, text=True, check=True).stdout
        found.append(f'ffmpeg {version}, {filters}: {sum(not line.startswith("#") for line in made.splitlines())} of 90 pictures')
print('\n'.join(sorted(found)))
PY
python3 look.py | tee seen
cat >expected <<'TEXT'
ffmpeg 7.0.2, null: 90 of 90 pictures
ffmpeg 7.0.2, setpts=PTS,fps=30: 90 of 90 pictures
ffmpeg 7.0.2, setpts=PTS: 76 of 90 pictures
ffmpeg 9.0.2, null: 90 of 90 pictures
ffmpeg 9.0.2, setpts=PTS,fps=30: 90 of 90 pictures
ffmpeg 9.0.2, setpts=PTS: 90 of 90 pictures
TEXT
diff expected seen

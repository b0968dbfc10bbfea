#!/bin/sh
# zscale, the color filter of ffmpeg, gives another red for one P3 picture in two builds of ffmpeg when it changes the
# primaries and writes Y'CbCr in one step: how light below zero is clipped depends on the zimg library inside. With planar
# RGB between two steps every build gives the red of BT.709 (3f 66 f0), to which Display P3 red is clipped.
# Needs Linux and Python 3 with venv; both versions come from the PyPI package imageio-ffmpeg.
# Seen on 2026-11-30:
#   ffmpeg 7.0.2, one step: 16 65 ff
#   ffmpeg 7.0.2, planar RGB between: 3f 66 f0
#   ffmpeg 9.0.2, one step: 43 64 fa
#   ffmpeg 9.0.2, planar RGB between: 3f 66 f0
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

source = 'zscale=pin=smpte432:tin=bt709:min=bt470bg:p=bt709:t=bt709'
ways = {
    'one step': f'{source}:m=bt709:r=tv',
    'planar RGB between': f'{source},format=gbrp16le,zscale=m=bt709:r=tv,format=yuv420p',
}
for path in sorted(glob.glob('python-*/lib/**/ffmpeg-*', recursive=True)):
    if not (os.access(path, os.X_OK) and os.path.isfile(path)):
        continue
    text = subprocess.run([path, '-version'], capture_output=True, text=True, check=True).stdout
    version = re.search(r'version n?(\d+\.\d+\.\d+)', text)[1]
    for name, filters in ways.items():
        picture = subprocess.run(
            [path, '-v', 'error', '-f', 'lavfi', '-i', 'color=0xff0000:s=16x16:r=10:d=0.1',
             '-vf', f'format=yuv420p,{filters},crop=2:2', '-frames:v', '1', '-f', 'rawvideo', '-'],
            capture_output=True, check=True).stdout
        print(f'ffmpeg {version}, {name}: {picture[0]:02x} {picture[4]:02x} {picture[5]:02x}')
PY
python3 look.py | tee seen
cat >expected <<'TEXT'
ffmpeg 7.0.2, one step: 16 65 ff
ffmpeg 7.0.2, planar RGB between: 3f 66 f0
ffmpeg 9.0.2, one step: 43 64 fa
ffmpeg 9.0.2, planar RGB between: 3f 66 f0
TEXT
diff expected seen

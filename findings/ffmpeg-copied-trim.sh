#!/bin/sh
# An MP4 that was trimmed without encoding keeps the frames before the cut, back to a keyframe, and hides them with an
# edit list. ffmpeg 7.0.2 and 9.0.2 copy such a file to HLS, fragmented MP4 or Matroska without a warning and without
# the edit list: the viewer sees the scene that was cut out. Copied to a plain MP4, or decoded, it stays hidden.
# Needs Linux and Python 3 with venv; both versions come from the PyPI package imageio-ffmpeg.
# Seen on 2026-11-30:
#   clip of 180 frames, trimmed at frame 75: shows 105 frames, the first is frame 75
#   ffmpeg 7.0.2, copied to MP4: shows 105 frames, the first is frame 75
#   ffmpeg 7.0.2, copied to HLS: shows 120 frames, the first is frame 60
#   ffmpeg 7.0.2, copied to fragmented MP4: shows 120 frames, the first is frame 60
#   ffmpeg 7.0.2, copied to Matroska: shows 120 frames, the first is frame 60
#   ffmpeg 9.0.2, copied to MP4: shows 105 frames, the first is frame 75
#   ffmpeg 9.0.2, copied to HLS: shows 120 frames, the first is frame 60
#   ffmpeg 9.0.2, copied to fragmented MP4: shows 120 frames, the first is frame 60
#   ffmpeg 9.0.2, copied to Matroska: shows 120 frames, the first is frame 60
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
newest = programs[max(programs)]


def run(program, *arguments):
    return subprocess.run([program, '-loglevel', 'error', '-nostdin', *arguments], capture_output=True, text=True, check=True).stdout


def frames(path):
    lines = run(newest, '-i', path, '-map', '0:v', '-fps_mode', 'passthrough', '-f', 'framemd5', '-').splitlines()
    return [line.split(',')[-1].strip() for line in lines if not line.startswith('#')]


run(newest, '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=30:duration=6', '-c:v', 'libx264', '-preset', 'ultrafast',
    '-g', '60', '-threads', '1', 'clip.mp4')
run(newest, '-ss', '2.5', '-i', 'clip.mp4', '-c', 'copy', 'trimmed.mp4')
clip = frames('clip.mp4')


def describe(path):
    shown = frames(path)
    return f'shows {len(shown)} frames, the first is frame {clip.index(shown[0])}'


print(f'clip of {len(clip)} frames, trimmed at frame 75: {describe("trimmed.mp4")}')
for version in sorted(programs):
    kinds = {
        'MP4': ['{}.mp4'],
        'HLS': ['-f', 'hls', '-hls_segment_type', 'fmp4', '-hls_time', '2', '-hls_playlist_type', 'vod', '{}.m3u8'],
        'fragmented MP4': ['-movflags', 'frag_keyframe+empty_moov', '{}-fragments.mp4'],
        'Matroska': ['{}.mkv'],
    }
    for kind, [*options, name] in kinds.items():
        os.makedirs(f'{version} {kind}')
        os.chdir(f'{version} {kind}')
        name = name.format('out')
        run(programs[version], '-i', '../trimmed.mp4', '-c', 'copy', *options, name)
        os.chdir('..')
        print(f'ffmpeg {version}, copied to {kind}: {describe(os.path.join(f"{version} {kind}", name))}')
PY
python3 look.py | tee seen
cat >expected <<'TEXT'
clip of 180 frames, trimmed at frame 75: shows 105 frames, the first is frame 75
ffmpeg 7.0.2, copied to MP4: shows 105 frames, the first is frame 75
ffmpeg 7.0.2, copied to HLS: shows 120 frames, the first is frame 60
ffmpeg 7.0.2, copied to fragmented MP4: shows 120 frames, the first is frame 60
ffmpeg 7.0.2, copied to Matroska: shows 120 frames, the first is frame 60
ffmpeg 9.0.2, copied to MP4: shows 105 frames, the first is frame 75
ffmpeg 9.0.2, copied to HLS: shows 120 frames, the first is frame 60
ffmpeg 9.0.2, copied to fragmented MP4: shows 120 frames, the first is frame 60
ffmpeg 9.0.2, copied to Matroska: shows 120 frames, the first is frame 60
TEXT
diff expected seen

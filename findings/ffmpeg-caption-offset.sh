#!/bin/sh
# ffmpeg 7.0.2 and 9.0.2 write captions for HLS (WebVTT) without X-TIMESTAMP-MAP. RFC 8216, section 3.5, then counts
# them from the zero of the media clock. In MPEG-TS ffmpeg lets the video begin at 1.4 s, so captions are shown 1.4 s
# early by a player that keeps to the RFC, and in time by one that counts from the first frame. In fragmented MP4 both
# begin at zero. Needs Linux and Python 3 with venv; both versions come from the PyPI package imageio-ffmpeg.
# Seen on 2026-11-30:
#   ffmpeg 7.0.2, MPEG-TS: video from 1.400 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 1.400 s early
#   ffmpeg 7.0.2, fMP4: video from 0.000 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 0.000 s early
#   ffmpeg 9.0.2, MPEG-TS: video from 1.400 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 1.400 s early
#   ffmpeg 9.0.2, fMP4: video from 0.000 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 0.000 s early
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


def run(program, *arguments, cwd='.'):
    return subprocess.run([program, '-loglevel', 'error', '-nostdin', *arguments], cwd=cwd, capture_output=True, text=True, check=True).stdout


def first_time(path):
    """Returns the time of the first frame as the file has it, in seconds."""
    lines = run(newest, '-copyts', '-i', path, '-map', '0:v', '-c', 'copy', '-f', 'framemd5', '-').splitlines()
    scale = next(line for line in lines if line.startswith('#tb 0:')).split(' ')[-1].split('/')
    return int(next(line for line in lines if not line.startswith('#')).split(',')[2]) * int(scale[0]) / int(scale[1])


run(newest, '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=30:duration=6', '-c:v', 'libx264', '-preset', 'ultrafast',
    '-bf', '0', '-g', '60', '-threads', '1', 'clip.mp4')
with open('captions.srt', 'w') as file:
    file.write('1\n00:00:00,000 --> 00:00:01,000\nFace-off\n\n2\n00:00:04,500 --> 00:00:05,500\nGoal\n')
for version, program in sorted(programs.items()):
    for kind, segment_type in (('MPEG-TS', 'mpegts'), ('fMP4', 'fmp4')):
        folder = f'{version} {segment_type}'
        os.makedirs(folder)
        run(program, '-i', '../clip.mp4', '-i', '../captions.srt', '-map', '0:v', '-map', '1:s', '-c:v', 'copy', '-c:s', 'webvtt',
            '-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', segment_type,
            '-master_pl_name', 'master.m3u8', '-var_stream_map', 'v:0,s:0,sgroup:captions', '-hls_segment_filename', '%v-%d.video', '%v.m3u8',
            cwd=folder)
        if segment_type == 'fmp4':
            with open(f'{folder}/init.mp4', 'rb') as start, open(f'{folder}/0-0.video', 'rb') as segment, open(f'{folder}/first', 'wb') as first:
                first.write(start.read() + segment.read())
        video = first_time(f'{folder}/first' if segment_type == 'fmp4' else f'{folder}/0-0.video')
        texts = [open(path).read() for path in sorted(glob.glob(f'{folder}/*.vtt'))]
        minutes, seconds = re.search(r'(\d\d):(\d\d\.\d{3}) -->', texts[0]).groups()
        captions = int(minutes) * 60 + float(seconds)
        mapped = sum('X-TIMESTAMP-MAP' in text for text in texts)
        print(f'ffmpeg {version}, {kind}: video from {video:.3f} s, captions from {captions:.3f} s, '
              f'{mapped} of {len(texts)} files with X-TIMESTAMP-MAP, {video - captions:.3f} s early')
PY
python3 look.py | tee seen
cat >expected <<'TEXT'
ffmpeg 7.0.2, MPEG-TS: video from 1.400 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 1.400 s early
ffmpeg 7.0.2, fMP4: video from 0.000 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 0.000 s early
ffmpeg 9.0.2, MPEG-TS: video from 1.400 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 1.400 s early
ffmpeg 9.0.2, fMP4: video from 0.000 s, captions from 0.000 s, 0 of 3 files with X-TIMESTAMP-MAP, 0.000 s early
TEXT
diff expected seen

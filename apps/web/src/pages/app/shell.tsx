import { useAtomValue } from 'jotai';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { LostCommentsHost } from '../../features/comment/lost-comments-host';
import { MilestoneHost } from '../../features/award/milestone/milestone-host';
import { PhotoViewerHost } from '../../features/highlight/photo-viewer/photo-viewer-host';
import { VideoPlayerHost } from '../../features/highlight/video-player/video-player-host';
import { UploadHost } from '../../features/highlight/upload/upload-host';
import { profileVersionAtom } from '../../state/entities/entity-store';
import { useLive } from '../../state/live-client';
import { OfflineNotice } from '../../features/offline/offline-notice';
import { startServiceWorker } from '../../features/offline/update';
import { UpdateBanner } from '../../features/offline/update-banner';
import { loadProfile, profileAtom } from '../../state/profile';
import { SkipLink } from '../../ui/skip-link';
import { PageSpinner } from '../../ui/spinner';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { AccountMenu } from './account';
import { BottomBar } from './bottom-bar';
import { HomeLink } from './home-link';
import { NavList } from './nav-list';
import { TopBar } from './top-bar';
import { useShortcuts } from './use-shortcuts';

const Sidebar = () => (
  <aside
    aria-label="Sidebar"
    className="fixed inset-y-0 left-0 z-30 hidden w-64 flex-col overflow-y-auto border-r border-line bg-raised lg:flex print:hidden"
  >
    <HomeLink className="m-3 px-2" />
    <nav aria-label="Main" className="flex-1">
      <NavList />
    </nav>
    <AccountMenu />
  </aside>
);

const shortcutHelp = {
  chunk: 'shortcuts',
  load: () => import('./shortcut-help').then((module) => module.ShortcutHelp),
};

/** The frame of every app page: navigation, live connection and keyboard shortcuts. */
export const Shell = () => {
  const [helpOpen, setHelpOpen] = useState(false);
  const renderHelp = useLazyComponent(shortcutHelp, helpOpen, () => setHelpOpen(false));
  useShortcuts(useCallback(() => setHelpOpen(true), []));
  useLive();
  // The chat covers the page and has the notice in its header.
  const isChat = useMatch('/app/chat') !== null;
  const profile = useAtomValue(profileAtom);
  const latestVersion = useAtomValue(profileVersionAtom);
  useEffect(() => {
    // The chat route does not load the profile, but the menu shows it; another tab may have changed it.
    if (!profile || profile.version < latestVersion) void loadProfile();
  }, [profile, latestVersion]);
  useEffect(() => {
    void startServiceWorker().catch(() => null);
  }, []);
  return (
    <>
      <SkipLink />
      <Sidebar />
      <div className="lg:pl-64 print:pl-0">
        <TopBar onHelp={() => setHelpOpen(true)} />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl safe-x pt-5 pb-28 sm:pt-7 lg:pb-12">
          <UpdateBanner />
          {!isChat && <OfflineNotice className="mb-3" />}
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomBar />
      <UploadHost />
      <LostCommentsHost />
      <VideoPlayerHost />
      <PhotoViewerHost />
      <MilestoneHost />
      {renderHelp?.({ open: helpOpen, onOpenChange: setHelpOpen })}
    </>
  );
};

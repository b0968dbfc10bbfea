import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.js';
import { Access } from './access/access.js';
import { AwardController } from './http/award.controller.js';
import { BlockController } from './http/block.controller.js';
import { CoachController } from './http/coach.controller.js';
import { CommentController } from './http/comment.controller.js';
import { ConfigController } from './http/config.controller.js';
import { DrillController } from './http/drill.controller.js';
import { ErrorsFilter } from './http/errors.filter.js';
import { FeedController } from './http/feed.controller.js';
import { FollowController } from './http/follow.controller.js';
import { GameController } from './http/game.controller.js';
import { HealthController } from './http/health.controller.js';
import { HighlightController } from './http/highlight.controller.js';
import { HighlightMediaController } from './http/highlight-media.controller.js';
import { LikeController } from './http/like.controller.js';
import { MediaController } from './http/media.controller.js';
import { NotificationController } from './http/notification.controller.js';
import { OrganizationController } from './http/organization.controller.js';
import { ModerationController } from './http/moderation.controller.js';
import { PlayerController } from './http/player.controller.js';
import { PostController } from './http/post.controller.js';
import { ReportController } from './http/report.controller.js';
import { RosterController } from './http/roster.controller.js';
import { SeasonController } from './http/season.controller.js';
import { SessionController } from './http/session.controller.js';
import { TraceController } from './http/trace.controller.js';
import { UploadController } from './http/upload.controller.js';
import { WebController } from './http/web.controller.js';
import { LiveGateway } from './live/live.gateway.js';
import { DiscoveryController } from './pages/discovery.controller.js';
import { Drawings } from './pages/drawings.js';
import { ImageController } from './pages/image.controller.js';
import { ReferenceController } from './pages/reference.controller.js';
import { ShareController } from './pages/share.controller.js';
import { Sitemap } from './pages/sitemap.js';
import { OperatorController } from './operator/operator.controller.js';
import { QueuesController } from './operator/queues.controller.js';
import { Resources } from './resources.js';

/** All controllers share one guard and one exception filter. */
@Module({})
export class AppModule {
  static with(app: Resources): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        PlayerController,
        SessionController,
        OrganizationController,
        RosterController,
        PostController,
        LikeController,
        FollowController,
        FeedController,
        BlockController,
        ReportController,
        ModerationController,
        CommentController,
        HighlightController,
        UploadController,
        HighlightMediaController,
        NotificationController,
        CoachController,
        GameController,
        SeasonController,
        AwardController,
        DrillController,
        ConfigController,
        HealthController,
        MediaController,
        ShareController,
        ImageController,
        DiscoveryController,
        ReferenceController,
        TraceController,
        OperatorController,
        QueuesController,
        WebController,
      ],
      providers: [
        { provide: Resources, useValue: app },
        Access,
        Drawings,
        Sitemap,
        LiveGateway,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorsFilter },
      ],
    };
  }
}

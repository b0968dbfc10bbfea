import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AuthGuard } from './auth/auth.guard.js';
import { AuthService } from './auth/auth.service.js';
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
import { MediaSignatures } from './http/media-signatures.js';
import { LikeController } from './http/like.controller.js';
import { LiveGameController } from './http/live-game.controller.js';
import { LiveLinkController } from './http/live-link.controller.js';
import { ImageController } from './http/image.controller.js';
import { ImageUploadService } from './http/image-upload.service.js';
import { NotificationController } from './http/notification.controller.js';
import { OrganizationController } from './http/organization.controller.js';
import { ChildRequestController } from './http/child-request.controller.js';
import { ModerationController } from './http/moderation.controller.js';
import { GuardianController } from './http/guardian.controller.js';
import { PlayerController } from './http/player.controller.js';
import { PostController } from './http/post.controller.js';
import { ReportController } from './http/report.controller.js';
import { CoachCircleController } from './http/coach-circle.controller.js';
import { TeamController } from './http/team.controller.js';
import { CircleController } from './http/circle.controller.js';
import { RosterController } from './http/roster.controller.js';
import { SeasonController } from './http/season.controller.js';
import { SessionController } from './http/session.controller.js';
import { TraceController } from './http/trace.controller.js';
import { HighlightUploadController } from './http/highlight-upload.controller.js';
import { SpaController } from './http/spa.controller.js';
import { LiveGateway } from './live/live.gateway.js';
import { SeoController } from './pages/seo.controller.js';
import { SocialImageService } from './pages/social-image.service.js';
import { SocialImageController } from './pages/social-image.controller.js';
import { ApiDocsController } from './pages/api-docs.controller.js';
import { PublicPageController } from './pages/public-page.controller.js';
import { Sitemap } from './pages/sitemap.js';
import { OperatorController } from './operator/operator.controller.js';
import { QueuesController } from './operator/queues.controller.js';
import { AppContext } from './app-context.js';

/** All controllers share one guard and one exception filter. */
@Module({})
export class AppModule {
  static with(app: AppContext): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        GuardianController,
        PlayerController,
        SessionController,
        OrganizationController,
        RosterController,
        CircleController,
        TeamController,
        CoachCircleController,
        PostController,
        LikeController,
        FollowController,
        FeedController,
        BlockController,
        ReportController,
        ChildRequestController,
        ModerationController,
        CommentController,
        HighlightController,
        HighlightUploadController,
        HighlightMediaController,
        NotificationController,
        CoachController,
        GameController,
        LiveGameController,
        LiveLinkController,
        SeasonController,
        AwardController,
        DrillController,
        ConfigController,
        HealthController,
        ImageController,
        PublicPageController,
        SocialImageController,
        SeoController,
        ApiDocsController,
        TraceController,
        OperatorController,
        QueuesController,
        SpaController,
      ],
      providers: [
        { provide: AppContext, useValue: app },
        AuthService,
        ImageUploadService,
        MediaSignatures,
        SocialImageService,
        Sitemap,
        LiveGateway,
        AuthGuard,
        { provide: APP_GUARD, useExisting: AuthGuard },
        { provide: APP_FILTER, useClass: ErrorsFilter },
      ],
    };
  }
}

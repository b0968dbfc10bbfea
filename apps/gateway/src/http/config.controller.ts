import { product } from '@rinkside/contracts/product';
import type { ConfigView } from '@rinkside/contracts/session';
import { Controller, Get, Header } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import { Public } from './contract/endpoint.js';

@Controller()
export class ConfigController {
  constructor(private readonly app: AppContext) {}

  /** The configuration of the web app. */
  @Get('config.json')
  @Header('cache-control', 'no-cache')
  @Public()
  async config(): Promise<ConfigView> {
    const { env, oidcProvider, tracing } = this.app;
    const { issuer, authorization_endpoint, token_endpoint, userinfo_endpoint, revocation_endpoint } =
      await oidcProvider.discover();
    return {
      product: {
        ...product,
        store_url: env.APP_STORE_URL ?? null,
        contact_email: env.CONTACT_EMAIL ?? null,
      },
      identity: {
        issuer,
        authorization_endpoint,
        token_endpoint,
        userinfo_endpoint,
        revocation_endpoint: revocation_endpoint ?? null,
        signup_endpoint:
          env.OIDC_SIGNUP_ENDPOINT ?? (oidcProvider.embedded ? `${issuer}/dbconnections/signup` : null),
        account_endpoint: oidcProvider.embedded ? `${issuer}/account` : null,
        account_page: env.OIDC_ACCOUNT_PAGE ?? null,
        client_id: env.OIDC_CLIENT_ID,
        audience: env.OIDC_AUDIENCE,
        scope: 'openid profile email offline_access',
        connection: env.OIDC_CONNECTION,
        label: env.OIDC_LABEL,
      },
      traces: tracing.sampleRatio,
      media: {
        video_mb: env.MEDIA_VIDEO_MB,
        image_mb: env.MEDIA_IMAGE_MB,
        video_refusal: env.FFMPEG_MISSING ?? null,
      },
    };
  }
}

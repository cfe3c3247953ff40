import { BRAND } from '@snapwell/contract/brand';
import { readCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import type { Language } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import { text } from '#platform/locale/texts.ts';
import type { SharedPage } from '#platform/web/shared-page.ts';

const PICTURE = '/icons/icon-512.png';
const ICON = { path: PICTURE, type: 'image/png', width: 512, height: 512 };

const description = /*i18n*/ {
  id: 'site.description',
  message:
    'Learning in pieces of five minutes for people at work: one lesson, one question, a patient who speaks, and an assistant that names its source. On your own server.',
};
const titles = {
  landing: /*i18n*/ { id: 'site.landing', message: 'Learn between two call bells' },
  landingV2: /*i18n*/ { id: 'site.landing-v2', message: 'Five questions in two minutes' },
  privacy: /*i18n*/ { id: 'site.privacy', message: 'Privacy' },
  imprint: /*i18n*/ { id: 'site.imprint', message: 'Imprint' },
  signIn: /*i18n*/ { id: 'site.sign-in', message: 'Sign in' },
  signUp: /*i18n*/ { id: 'site.sign-up', message: 'Sign up' },
  auditingDemo: /*i18n*/ { id: 'site.auditing-demo', message: 'Auditing demo' },
  documentationDemo: /*i18n*/ { id: 'site.documentation-demo', message: 'Nursing documentation demo' },
};
const certificate = /*i18n*/ { id: 'site.certificate', message: 'Certificate' };
const certificateDescription = /*i18n*/ {
  id: 'site.certificate-description',
  message: 'Whether this certificate is valid, and who stands by it.',
};

/** The pages about the product that strangers and search engines may find, in every language. */
export function sitePages(language: Language, publicUrl: string): SharedPage[] {
  return (Object.keys(titles) as (keyof typeof titles)[]).map((name) => ({
    title: `${text(language, titles[name])} · ${BRAND}`,
    description: text(language, description),
    path: webPath(name),
    picture: ICON,
    type: 'website',
    language,
    data: null,
    rendered: { page: name, params: {} },
    isListed: true,
    facts: { '@type': 'Organization', name: BRAND, url: publicUrl, logo: publicUrl + PICTURE },
  }));
}

/** The page of a certificate. It names a person, so search engines do not list it. */
export function certificatePage(language: Language, certificateId: string): SharedPage {
  return {
    title: `${text(language, certificate)} · ${BRAND}`,
    description: text(language, certificateDescription),
    path: webPath('certificate', { certificateId }),
    picture: ICON,
    type: 'website',
    language: null,
    data: `/api/v1/public/certificates/${readCertificateId(certificateId)}`,
    rendered: { page: 'certificate', params: { certificateId } },
    isListed: false,
    facts: { '@type': 'WebPage', name: text(language, certificate) },
  };
}

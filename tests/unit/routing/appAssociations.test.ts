import { describe, expect, it } from 'vitest'
import { appAssociations } from '../../../src/company/routing/appAssociations.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })
const ofApple = { team: 'A1B2C3D4E5', bundle: 'com.example.app' }
const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
const ofAndroid = { package: 'com.example.app', fingerprints: [fingerprint] }

const filesWith = (app: object) =>
  Object.fromEntries(appAssociations(withValues(site, { app: { ...site.config.app, ...app } })))

describe('the files that tell phones which app belongs to the site', () => {
  it('are none without an app', () => {
    expect(filesWith({})).toEqual({})
  })

  it('offer the passwords of the site in the app, and let no link open it', () => {
    expect(filesWith({ ...ofApple, ...ofAndroid })).toEqual({
      '/.well-known/apple-app-site-association':
        '{"webcredentials":{"apps":["A1B2C3D4E5.com.example.app"]}}',
      '/.well-known/assetlinks.json': `[{"relation":["delegate_permission/common.get_login_creds"],"target":{"namespace":"android_app","package_name":"com.example.app","sha256_cert_fingerprints":["${fingerprint}"]}}]`,
    })
  })

  it('let the paths open it that the company names', () => {
    expect(filesWith({ ...ofApple, ...ofAndroid, opens: ['/share/*', '/i/?'] })).toEqual({
      '/.well-known/apple-app-site-association':
        '{"applinks":{"details":[{"appIDs":["A1B2C3D4E5.com.example.app"],"components":[{"/":"/share/*"},{"/":"/i/?"}]}]},"webcredentials":{"apps":["A1B2C3D4E5.com.example.app"]}}',
      '/.well-known/assetlinks.json': `[{"relation":["delegate_permission/common.handle_all_urls","delegate_permission/common.get_login_creds"],"target":{"namespace":"android_app","package_name":"com.example.app","sha256_cert_fingerprints":["${fingerprint}"]}}]`,
    })
  })

  it.each([
    ['/*', '/'],
    ['/privacy-polic?', '/privacy-policy'],
    ['/de/*', '/de'],
    ['/privacy', '/privacy'],
  ])('refuse the path %s, which takes in a page or a redirect', (path, taken) => {
    expect(() => filesWith({ ...ofApple, opens: ['/share/*', path] })).toThrow(
      `app.opens[1]: "${path}" takes in ${taken}`,
    )
  })
})

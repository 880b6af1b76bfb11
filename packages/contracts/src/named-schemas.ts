import { credentials, profileChanges, registration, user } from './account-fields.ts';
import { getAdminAnswers, postAdminAnswerRemoval, refusedAnswer } from './admin-answers.ts';
import { getAdminChanges } from './admin-changes.ts';
import { cohort, dashboard, dayFigures } from './admin-dashboard.ts';
import {
  adminGame,
  getAdminGames,
  patchAdminGame,
  postAdminGameMove,
  postAdminGameReset,
} from './admin-games.ts';
import {
  adminLetter,
  adminLetterDetails,
  getAdminLetters,
  getAdminOpen,
  patchAdminLetter,
  postAdminLetterAnswer,
  postAdminLetterDeletion,
} from './admin-letters.ts';
import {
  adminName,
  adminNameDetails,
  getAdminNames,
  moderatedRun,
  postAdminRename,
  postAdminReportsDismissal,
  putAdminRunHidden,
} from './admin-names.ts';
import { patchAdminSettings, siteSettings } from './admin-settings.ts';
import {
  adminUser,
  adminUserDetails,
  getAdminUserExport,
  getAdminUsers,
  patchAdminUser,
  postAdminUserDeletion,
  postAdminUserLogout,
} from './admin-users.ts';
import { adminChange } from './administration.ts';
import { postBatch } from './batch.ts';
import { blogPost, postBlogView } from './blog-posts.ts';
import { postChallengeClaim } from './challenges.ts';
import { failure, said } from './contract.ts';
import { postDeviceJoin } from './devices.ts';
import { getCreations, getDocuments, listedCreation, putDocument, storedDocument } from './documents.ts';
import { postEmailVerificationConfirmation } from './email-verification.ts';
import { gameLevel, getGameLevels, levelKanji } from './game-levels.ts';
import { postGameResult, postGameTicket } from './game-results.ts';
import { listedGame } from './games.ts';
import { getHealth } from './health.ts';
import {
  postContact,
  postFeedback,
  postNameReport,
  postNewsletter,
  postNewsletterConfirmation,
} from './inbox.ts';
import { completion, postModuleComplete, userStats } from './journey.ts';
import { getJukugoWords, getRandomJukugo, jukugoWord } from './jukugo.ts';
import { kanjiItem } from './kanji.ts';
import { getLeaderboard, leaderboardEntry } from './leaderboards.ts';
import { getMemory, kanjiImport, postKanjiImport, rememberedItem } from './memory.ts';
import { postPassword, postPasswordReset, postPasswordResetConfirmation } from './passwords.ts';
import { getExport, getProfile, patchProfile, postDeletion } from './profile.ts';
import { levelProgress, progress } from './progress.ts';
import { newCodes, postSecondFactor, withCode } from './second-factor.ts';
import { getSessions, session } from './sessions.ts';
import { signedIn } from './sign-in.ts';
import { postLogoutByTicket } from './sign-out.ts';
import { postSocialLink, postSocialSession } from './social-login.ts';
import { learnerStatistics } from './statistics.ts';
import { lessonKanji, listedModule, moduleKanji, path, startedModule } from './tabibito.ts';

/** What bodies and answers are called where other programs see them: in the OpenAPI document. */
export const namedSchemas = {
  Failure: failure,
  Said: said,
  Health: getHealth.responses[200],

  User: user,
  Registration: registration,
  Credentials: credentials,
  SignedIn: signedIn,
  OwnProfile: getProfile.responses[200],
  EndTicket: postLogoutByTicket.body,
  ProfileChanges: profileChanges,
  ChangedProfile: patchProfile.responses[200],
  PasswordChange: postPassword.body,
  PasswordResetRequest: postPasswordReset.body,
  PasswordReset: postPasswordResetConfirmation.body,
  EmailConfirmation: postEmailVerificationConfirmation.body,
  Session: session,
  SessionList: getSessions.responses[200],
  AccountExport: getExport.responses[200],
  AccountDeletion: postDeletion.body,
  SecondFactorRequest: postSecondFactor.body,
  SecondFactorKey: postSecondFactor.responses[200],
  SecondFactorCode: withCode,
  RecoveryCodes: newCodes,
  ProviderSession: postSocialSession.body,
  ProviderConfirmation: postSocialLink.body,

  AdminChange: adminChange,
  AdminChangeList: getAdminChanges.responses[200],
  AdminUser: adminUser,
  AdminUserList: getAdminUsers.responses[200],
  AdminUserDetails: adminUserDetails,
  AdminUserChanges: patchAdminUser.body,
  AdminUserLogout: postAdminUserLogout.body,
  AdminUserExport: getAdminUserExport.responses[200],
  AdminUserDeletion: postAdminUserDeletion.body,
  AdminLetter: adminLetter,
  AdminLetterList: getAdminLetters.responses[200],
  AdminLetterDetails: adminLetterDetails,
  AdminLetterMark: patchAdminLetter.body,
  AdminLetterAnswer: postAdminLetterAnswer.body,
  AdminLetterDeletion: postAdminLetterDeletion.body,
  AdminOpen: getAdminOpen.responses[200],
  AdminName: adminName,
  AdminNameList: getAdminNames.responses[200],
  AdminNameDetails: adminNameDetails,
  AdminRename: postAdminRename.body,
  AdminReportsDismissal: postAdminReportsDismissal.body,
  ModeratedRun: moderatedRun,
  AdminRunHidden: putAdminRunHidden.body,
  RefusedAnswer: refusedAnswer,
  RefusedAnswerList: getAdminAnswers.responses[200],
  RefusedAnswerRemoval: postAdminAnswerRemoval.body,
  AdminDashboard: dashboard,
  DayFigures: dayFigures,
  Cohort: cohort,
  AdminGame: adminGame,
  AdminGameList: getAdminGames.responses[200],
  AdminGameChanges: patchAdminGame.body,
  AdminGameMove: postAdminGameMove.body,
  AdminGameReset: postAdminGameReset.body,
  AdminSiteSettings: siteSettings,
  AdminSiteSettingsChanges: patchAdminSettings.body,

  KanjiItem: kanjiItem,
  Game: listedGame,

  Level: gameLevel,
  LevelKanji: levelKanji,
  LevelList: getGameLevels.responses[200],
  TicketRequest: postGameTicket.body,
  Ticket: postGameTicket.responses[201],
  FinishedRun: postGameResult.body,
  GameResult: postGameResult.responses[200],
  Batch: postBatch.body,
  BatchAnswers: postBatch.responses[200],
  Progress: progress,
  LearnerStatistics: learnerStatistics,
  ChallengeClaim: postChallengeClaim.body,
  ChallengeReward: postChallengeClaim.responses[200],
  LevelProgress: levelProgress,
  Document: storedDocument,
  DocumentList: getDocuments.responses[200],
  DocumentChange: putDocument.body,
  DocumentStored: putDocument.responses[200],
  ListedCreation: listedCreation,
  CreationList: getCreations.responses[200],
  Memory: getMemory.responses[200],
  RememberedItem: rememberedItem,
  KanjiImport: kanjiImport,
  KanjiImportRequest: postKanjiImport.body,
  KanjiImportList: postKanjiImport.responses[200],
  DeviceJoin: postDeviceJoin.body,
  DeviceJoined: postDeviceJoin.responses[200],
  Leaderboard: getLeaderboard.responses[200],
  LeaderboardEntry: leaderboardEntry,

  JukugoWord: jukugoWord,
  JukugoDraw: getRandomJukugo.responses[200],
  JukugoWordList: getJukugoWords.responses[200],

  Path: path,
  Module: listedModule,
  ModuleKanji: moduleKanji,
  LessonKanji: lessonKanji,
  StartedModule: startedModule,
  ModuleCompletion: postModuleComplete.body,
  ModuleReward: postModuleComplete.responses[200],
  Completion: completion,
  UserStats: userStats,

  Post: blogPost,
  PostViews: postBlogView.responses[200],

  InboxMessage: postContact.body,
  Feedback: postFeedback.body,
  NameReport: postNameReport.body,
  NewsletterRequest: postNewsletter.body,
  NewsletterToken: postNewsletterConfirmation.body,
} as const;

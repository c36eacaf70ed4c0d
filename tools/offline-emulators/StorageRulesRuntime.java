import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * The Storage rules runtime of the emulator suite, for machines that cannot download Google's.
 *
 * <p>The rules engine is Google's own, from the Firestore emulator's jar; this class only
 * implements firebase-tools' protocol: one JSON object per line on stdin and stdout. The first
 * message has id -1, then come `load_ruleset` and `verify`. For a rule that reads Firestore, this
 * side requests the document under the id of its `verify`, and the answer has the same id.
 */
public final class StorageRulesRuntime {
  private static final PrintStream OUT = System.out;

  /** Time limit of one evaluation, reads of Firestore included. */
  private static final long EVALUATION_SECONDS = 30;

  private final FirebaseRulesProtoCompiler compiler =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder()
              .allowTernaryOperator(true)
              .allowCrossServiceRules(true)
              .build());
  private final Map<String, RulesetAst> rulesets = new ConcurrentHashMap<>();
  private final Map<Long, SettableFuture<JsonObject>> awaitedDocuments = new ConcurrentHashMap<>();
  private final ExecutorService workers = Executors.newCachedThreadPool();

  public static void main(String[] args) throws IOException {
    // Discards the engine's output: stdout carries the protocol, and firebase-tools reports any
    // output on stderr as a fault, even the JVM's own remarks. Closing the descriptor silences
    // those too.
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(System.out);
    new FileOutputStream(FileDescriptor.err).close();
    java.util.logging.LogManager.getLogManager().reset();
    new StorageRulesRuntime().serve();
    System.exit(0);
  }

  /** Answers requests until stdin closes, because firebase-tools has ended. */
  private void serve() throws IOException {
    JsonObject ready = new JsonObject();
    ready.addProperty("id", -1);
    ready.addProperty("status", "ok");
    send(ready);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.isBlank()) {
        continue;
      }
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      long id = request.get("id").getAsLong();
      if (!request.has("action")) {
        SettableFuture<JsonObject> awaited = awaitedDocuments.remove(id);
        if (awaited != null) {
          awaited.set(request);
        }
        continue;
      }
      // In a worker: a rule that reads Firestore waits for an answer that this loop must read.
      workers.execute(() -> send(answer(id, request)));
    }
  }

  private JsonObject answer(long id, JsonObject request) {
    JsonObject context = request.getAsJsonObject("context");
    try {
      return switch (request.get("action").getAsString()) {
        case "load_ruleset" -> loadRuleset(id, context);
        case "verify" -> verify(id, context);
        default -> failure(id, "unknown action " + request.get("action"));
      };
    } catch (IOException | RuntimeException e) {
      return failure(id, e.toString());
    }
  }

  private JsonObject loadRuleset(long id, JsonObject context) throws IOException {
    Source.Builder source = Source.newBuilder();
    JsonFormat.parser()
        .ignoringUnknownFields()
        .merge(context.getAsJsonObject("source").toString(), source);
    CompileResult compiled = compiler.compile(source);
    JsonObject response = response(id);
    for (Issue issue : compiled.getIssues()) {
      boolean fatal = issue.getSeverity() == Issue.Severity.ERROR;
      String text =
          "%s:%d:%d - %s %s"
              .formatted(
                  issue.getSourcePosition().getFileName(),
                  issue.getSourcePosition().getLine(),
                  issue.getSourcePosition().getColumn(),
                  issue.getSeverity(),
                  issue.getDescription());
      response.getAsJsonArray(fatal ? "errors" : "warnings").add(text);
    }
    if (compiled.hasCompilationError() && response.getAsJsonArray("errors").isEmpty()) {
      response.getAsJsonArray("errors").add("the rules do not compile");
    }
    if (response.getAsJsonArray("errors").isEmpty()) {
      RulesetAst ast = compiled.getRulesetAst();
      rulesets.put(context.get("rulesetName").getAsString(), ast);
      JsonObject result = new JsonObject();
      result.addProperty("rulesVersion", ast.getVersionValue());
      response.add("result", result);
    }
    return response;
  }

  private JsonObject verify(long id, JsonObject context) throws InvalidProtocolBufferException {
    RulesetAst ast = rulesets.get(context.get("rulesetName").getAsString());
    if (ast == null) {
      return failure(id, "no such ruleset");
    }
    AuthRuleEvaluator.RuleContext.Builder rules =
        AuthRuleEvaluator.RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(path(context.get("path").getAsString()));
    for (Map.Entry<String, JsonElement> variable :
        context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      rules.supplyVariable(variable.getKey(), value.build());
    }
    CrossServiceFunction.all(documentsFor(id)).forEach(rules::supplyFunction);

    JsonObject response = response(id);
    boolean permitted = false;
    try {
      permitted =
          new DefaultEvaluator(ast)
              .evaluate(rules.build())
              .get(EVALUATION_SECONDS, TimeUnit.SECONDS)
              .permit();
    } catch (ExecutionException e) {
      // As in production, a rule that fails denies; the reason goes to the log only.
      response.getAsJsonArray("warnings").add("[rules] " + e.getCause().getMessage());
    } catch (TimeoutException e) {
      response.getAsJsonArray("warnings").add("[rules] no decision in time");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permitted);
    response.add("result", result);
    return response;
  }

  /**
   * Requests documents from firebase-tools one at a time, because requests and answers carry only
   * the id of their `verify`.
   */
  private Function<String, ListenableFuture<JsonObject>> documentsFor(long id) {
    List<ListenableFuture<JsonObject>> asked = new ArrayList<>();
    asked.add(Futures.immediateFuture(new JsonObject()));
    return path -> {
      synchronized (asked) {
        asked.add(
            Futures.transformAsync(
                asked.getLast(), before -> ask(id, path), Runnable::run));
        return asked.getLast();
      }
    };
  }

  private ListenableFuture<JsonObject> ask(long id, String path) {
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.addProperty("id", id);
    question.addProperty("server_request_id", id);
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    SettableFuture<JsonObject> answer = SettableFuture.create();
    awaitedDocuments.put(id, answer);
    send(question);
    return answer;
  }

  private static ExpressionPathValue path(String path) {
    ExpressionPathValue.Builder segments = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) {
        segments.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
      }
    }
    return segments.build();
  }

  private static JsonObject response(long id) {
    JsonObject response = new JsonObject();
    response.addProperty("id", id);
    response.addProperty("status", "ok");
    response.add("errors", new JsonArray());
    response.add("warnings", new JsonArray());
    return response;
  }

  private static JsonObject failure(long id, String message) {
    JsonObject response = response(id);
    response.getAsJsonArray("errors").add(message);
    return response;
  }

  private static synchronized void send(JsonObject message) {
    byte[] line = (message + "\n").getBytes(StandardCharsets.UTF_8);
    OUT.write(line, 0, line.length);
    OUT.flush();
  }
}

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.gson.JsonObject;
import java.util.function.Function;

/** The documents of Firestore that one decision asks for: firebase-tools reads them for us. */
final class DocumentReader {
  private final long verifyId;
  private final Function<JsonObject, ListenableFuture<JsonObject>> ask;
  private ListenableFuture<JsonObject> last = Futures.immediateFuture(new JsonObject());

  DocumentReader(long verifyId, Function<JsonObject, ListenableFuture<JsonObject>> ask) {
    this.verifyId = verifyId;
    this.ask = ask;
  }

  /** One after the other: both sides know a question only by the id of its `verify`. */
  synchronized ListenableFuture<JsonObject> read(String path) {
    last = Futures.transformAsync(last, before -> ask.apply(question(path)), Runnable::run);
    return last;
  }

  private JsonObject question(String path) {
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.addProperty("id", verifyId);
    question.addProperty("server_request_id", verifyId);
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    return question;
  }
}
